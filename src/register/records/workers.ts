import { readOn, unconfirmed } from '../../content/facts/make.ts';
import { all, any, atLeast, has, is, needed, not, says, some } from '../condition.ts';
import { registration } from '../record.ts';
import { labour, statedIn } from '../sources.ts';
import { inStreet } from '../terms.ts';

const { law } = readOn('2026-11-23');

/** Workers (fact file LF-23 to LF-28, LF-63). What was read: docs/law-review/labour.md. */

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
      source: law({
        title: 'Occupational Safety, Health and Working Conditions Code, 2020, section 6(1)',
        publisher: 'Copy of indianconstitution.in',
        url: 'https://www.indianconstitution.in/2021/11/section-6-occupational-safety-health.html',
      }),
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
      source: statedIn('labour.wages.due'),
    },
    {
      id: 'LAB-09',
      topic: 'people',
      when: all(is('state', 'tg'), atLeast('workers', 'labour.lwf.workers')),
      due: { every: 'year', facts: ['labour.lwf.due'] },
      penalty: [],
      source: statedIn('labour.lwf.due'),
    },
    {
      id: 'LAB-08',
      topic: 'people',
      when: needed(),
      due: { every: 'ask' },
      penalty: [],
      source: unconfirmed(labour('Labour codes and the rules of the state')),
    },
  ],
});

export const esiRecord = registration({
  id: 'esi',
  office: 'online',
  page: 'guides/labour-law-compliance',
  steps: { page: 'how-to/esi-pf-registration' },
  portal: 'esic',
  fee: ['labour.esi.fee'],
  documents: ['pan', 'identity', 'premises', 'bank', 'worker-list', 'worker-identity'],
  common: true,
  needed: [
    {
      id: 'LF-24',
      level: 'must',
      when: atLeast('workers', 'labour.esi.workers'),
      source: statedIn('labour.esi.workers'),
      facts: ['labour.esi.wage-max', 'labour.esi.fee'],
    },
    {
      // The schedule says “as notified”, and no notification was read.
      id: 'LF-25',
      level: 'likely',
      when: all(has('does', 'hazard'), some('workers')),
      source: statedIn('labour.esi.hazard-workers'),
    },
  ],
  duties: [
    {
      id: 'LAB-02',
      topic: 'people',
      when: any(says('esi'), needed()),
      due: { every: 'month', fact: 'labour.due' },
      penalty: ['labour.late.interest'],
      source: statedIn('labour.due'),
    },
  ],
});

export const epfRecord = registration({
  id: 'epf',
  office: 'online',
  page: 'guides/labour-law-compliance',
  steps: { page: 'how-to/esi-pf-registration' },
  portal: 'epfoemployer',
  fee: ['labour.epf.fee'],
  documents: ['pan', 'identity', 'premises', 'bank', 'worker-list', 'worker-identity'],
  common: true,
  needed: [
    {
      id: 'LF-23',
      level: 'must',
      when: atLeast('workers', 'labour.epf.workers'),
      source: statedIn('labour.epf.workers'),
      facts: ['labour.epf.ceiling', 'labour.epf.fee'],
    },
  ],
  duties: [
    {
      id: 'LAB-01',
      topic: 'people',
      when: any(says('epf'), needed()),
      due: { every: 'month', fact: 'labour.epf.due' },
      penalty: ['labour.late.interest', 'labour.late.epf-damages'],
      source: statedIn('labour.epf.due'),
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
      source: statedIn('calendar.bonus.due'),
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
      source: statedIn('labour.posh.workers'),
    },
  ],
  duties: [
    {
      id: 'LAB-07',
      topic: 'people',
      when: needed(),
      due: { every: 'year', facts: ['labour.posh.report'] },
      penalty: ['labour.posh.fine'],
      source: statedIn('labour.posh.report'),
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
      source: statedIn('labour.safety.workers'),
      facts: ['labour.safety.within'],
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
      source: statedIn('labour.eshram.age'),
      facts: ['labour.eshram.age'],
    },
  ],
  duties: [],
});
