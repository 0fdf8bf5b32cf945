import { readOn, unconfirmed } from '../../content/facts/make.ts';
import { all, any, atLeast, has, is, needed, not, says, some } from '../condition.ts';
import { registration } from '../record.ts';
import { centralAct, labour } from '../sources.ts';
import { inStreet } from '../terms.ts';

const { reported } = readOn('2026-11-20');

/** Workers (fact file LF-23 to LF-28, LF-63). */
const code = (where: string) => labour(`Code on Social Security, 2020, ${where}`);

export const workerPapersRecord = registration({
  id: 'worker-papers',
  office: 'none',
  page: 'guides/labour-law-compliance',
  portal: 'labour',
  documents: ['worker-list', 'worker-identity'],
  needed: [
    {
      id: 'LF-26',
      level: 'must',
      when: some('workers'),
      source: unconfirmed(
        labour('Code on Wages, 2019, and the other labour codes, in force since November 2025'),
      ),
      facts: ['labour.wages.due', 'labour.wages.final'],
    },
  ],
  duties: [
    {
      id: 'LAB-03',
      topic: 'people',
      when: needed(),
      due: { every: 'month', fact: 'labour.wages.due' },
      penalty: [],
      source: reported(labour('Code on Wages, 2019, section 17')),
      page: 'guides/labour-law-compliance',
    },
    {
      id: 'LAB-08',
      topic: 'people',
      when: needed(),
      due: { every: 'ask' },
      penalty: [],
      source: unconfirmed(labour('Labour codes and the rules of the state')),
      page: 'guides/labour-law-compliance',
    },
  ],
});

export const esiRecord = registration({
  id: 'esi',
  office: 'online',
  page: 'guides/labour-law-compliance',
  portal: 'esic',
  fee: ['labour.esi.fee'],
  documents: ['pan', 'identity', 'premises', 'bank', 'worker-list', 'worker-identity'],
  common: true,
  needed: [
    {
      id: 'LF-24',
      level: 'must',
      when: atLeast('workers', 'labour.esi.workers'),
      source: reported(code('First Schedule and Chapter IV')),
      facts: ['labour.esi.wage-max', 'labour.esi.fee'],
    },
    {
      id: 'LF-25',
      level: 'must',
      when: all(has('does', 'hazard'), some('workers')),
      source: unconfirmed(code('First Schedule')),
    },
  ],
  duties: [
    {
      id: 'LAB-02',
      topic: 'people',
      when: any(says('esi'), needed()),
      due: { every: 'month', fact: 'labour.due' },
      penalty: ['labour.late.interest'],
      source: reported(labour('Code on Social Security, 2020, chapter IV; ESI Regulations')),
      page: 'guides/labour-law-compliance',
    },
  ],
});

export const epfRecord = registration({
  id: 'epf',
  office: 'online',
  page: 'guides/labour-law-compliance',
  portal: 'epfoemployer',
  fee: ['labour.epf.fee'],
  documents: ['pan', 'identity', 'premises', 'bank', 'worker-list', 'worker-identity'],
  common: true,
  needed: [
    {
      id: 'LF-23',
      level: 'must',
      when: atLeast('workers', 'labour.epf.workers'),
      source: unconfirmed(code('Chapter III')),
      facts: ['labour.epf.ceiling', 'labour.epf.fee'],
    },
  ],
  duties: [
    {
      id: 'LAB-01',
      topic: 'people',
      when: any(says('epf'), needed()),
      due: { every: 'month', fact: 'labour.due' },
      penalty: ['labour.late.interest', 'labour.late.epf-damages'],
      source: reported(labour('Code on Social Security, 2020, chapter III; EPF Scheme')),
      page: 'guides/labour-law-compliance',
    },
  ],
});

export const bonusRecord = registration({
  id: 'bonus',
  office: 'none',
  page: 'guides/labour-law-compliance',
  documents: [],
  needed: [],
  duties: [
    {
      id: 'LAB-05',
      topic: 'people',
      when: atLeast('workers', 'labour.bonus.workers'),
      due: { every: 'year', facts: ['calendar.bonus.due'] },
      penalty: [],
      source: unconfirmed(labour('Code on Wages, 2019, chapter IV')),
      page: 'guides/labour-law-compliance',
    },
  ],
});

export const poshRecord = registration({
  id: 'posh',
  office: 'none',
  page: 'guides/labour-law-compliance',
  portal: 'shebox',
  documents: [],
  common: true,
  needed: [
    {
      id: 'LF-27',
      level: 'must',
      when: atLeast('workers', 'labour.posh.workers'),
      source: unconfirmed(
        centralAct(
          'Sexual Harassment of Women at Workplace (Prevention, Prohibition and Redressal) Act, 2013, section 4',
        ),
      ),
    },
  ],
  duties: [
    {
      id: 'LAB-07',
      topic: 'people',
      when: needed(),
      due: { every: 'year', facts: ['labour.posh.report'] },
      penalty: ['labour.posh.fine'],
      source: unconfirmed(
        centralAct('Sexual Harassment of Women at Workplace Act, 2013, sections 21 and 22'),
      ),
      page: 'guides/labour-law-compliance',
    },
  ],
});

export const safetyRegistrationRecord = registration({
  id: 'safety-registration',
  office: 'labour',
  page: 'guides/labour-law-compliance',
  portal: 'shramsuvidha',
  documents: ['worker-list'],
  needed: [
    {
      id: 'LF-28',
      level: 'likely',
      when: atLeast('workers', 'labour.safety.workers'),
      source: unconfirmed(
        labour('Occupational Safety, Health and Working Conditions Code, 2020, section 3'),
      ),
    },
  ],
  duties: [],
});

export const eshramRecord = registration({
  id: 'eshram',
  office: 'online',
  page: 'guides/labour-law-compliance',
  portal: 'eshram',
  fee: ['finder.free.eshram'],
  documents: ['identity', 'mobile', 'bank'],
  needed: [
    {
      id: 'LF-63',
      level: 'optional',
      when: any(
        inStreet,
        is('kind', 'home-business'),
        // The card is for workers whom neither ESI nor PF covers.
        all(
          some('workers'),
          not(atLeast('workers', 'labour.esi.workers')),
          not(has('does', 'hazard')),
        ),
      ),
      source: unconfirmed(labour('e-Shram, registration of unorganised workers')),
      facts: ['labour.eshram.age'],
    },
  ],
  duties: [],
});
