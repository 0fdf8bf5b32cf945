import { readOn, unconfirmed } from '../../content/facts/make.ts';
import { above, all, any, atLeast, is, needed, not, some } from '../condition.ts';
import { registration } from '../record.ts';
import { stateAct, statedIn } from '../sources.ts';
import { otherProfessionalTax, reportedWageLine } from '../states.ts';
import { company, inStreet } from '../terms.ts';
import { gstAsked } from './gst.ts';

const { law, reported } = readOn('2026-11-23');

const noStateList = stateAct(
  'Constitution of India, Article 276; professional tax Acts of the states',
);
const enrolKarnataka = reported({
  title: 'Karnataka professional tax, Schedule of 2023: who enrols',
  publisher: 'knowinfonow.com',
  url: 'https://www.knowinfonow.com/2023/03/no-professional-tax-payable-upto-rs-25000-00-pm-in-karnataka.html',
});
/** The schedule of Karnataka names these; of other trades only some. */
const karnatakaEnrols = any(
  gstAsked,
  company,
  is('entity', 'partnership', 'llp'),
  all(is('kind', 'shop'), atLeast('workers', 'professional-tax.karnataka.shop-workers')),
);

export const professionalTaxRecord = registration({
  id: 'professional-tax',
  office: 'state-tax',
  page: 'guides/labour-law-compliance',
  portalByState: { tg: 'tgct' },
  fee: ['finder.free.professional-tax'],
  documents: ['pan', 'identity', 'premises', 'worker-list'],
  common: true,
  needed: [
    {
      id: 'LF-29',
      level: 'must',
      when: all(is('state', 'tg'), above('topWage', 'labour.pt.wage-free')),
      source: statedIn('labour.pt.wage-free'),
      facts: ['labour.pt.due'],
    },
    {
      id: 'LF-29b',
      level: 'must',
      when: all(is('state', 'ap'), above('topWage', 'professional-tax.andhra.free')),
      source: statedIn('professional-tax.andhra.free'),
    },
    {
      id: 'LF-29c',
      level: 'must',
      when: all(is('state', 'ka'), atLeast('topWage', 'professional-tax.karnataka.free')),
      source: statedIn('professional-tax.karnataka.free'),
    },
    {
      id: 'LF-29d',
      level: 'must',
      when: all(is('state', 'mh'), above('topWage', 'professional-tax.maharashtra-women.free')),
      source: statedIn('professional-tax.maharashtra.free'),
      facts: ['professional-tax.maharashtra.free'],
    },
    {
      id: 'LF-29e',
      level: 'likely',
      when: all(
        is('state', 'mh'),
        above('topWage', 'professional-tax.maharashtra.free'),
        not(above('topWage', 'professional-tax.maharashtra-women.free')),
      ),
      source: statedIn('professional-tax.maharashtra.free'),
    },
    {
      id: 'LF-29l',
      level: 'must',
      when: all(is('state', 'gj'), above('topWage', 'state.gujarat.tax.free')),
      source: statedIn('state.gujarat.tax.free'),
      facts: ['state.gujarat.tax.month'],
    },
    {
      id: 'LF-29m',
      level: 'must',
      when: all(is('state', 'wb'), above('topWage', 'state.west-bengal.tax.free')),
      source: statedIn('state.west-bengal.tax.free'),
      facts: ['state.west-bengal.tax.first', 'state.west-bengal.tax.most'],
    },
    {
      id: 'LF-29n',
      level: 'likely',
      when: all(is('state', 'tn'), some('workers')),
      source: statedIn('state.chennai.tax.free'),
      facts: ['state.chennai.tax.free', 'state.chennai.tax.most', 'state.chennai.tax.most-from'],
    },
    {
      id: 'LF-29f',
      level: 'likely',
      when: all(
        is('state', ...otherProfessionalTax),
        not(is('state', 'tn', ...reportedWageLine)),
        some('workers'),
      ),
      source: unconfirmed(noStateList),
    },
  ],
  duties: [
    {
      id: 'PT-01',
      topic: 'people',
      when: all(is('state', 'tg'), needed()),
      due: { every: 'month', fact: 'labour.pt.due' },
      penalty: [],
      source: statedIn('labour.pt.due'),
      page: 'tools/financial-hub/professional-tax',
    },
    {
      id: 'PT-03',
      topic: 'people',
      when: all(is('state', 'ap'), needed()),
      due: { every: 'month', fact: 'calendar.pt.andhra' },
      penalty: [],
      source: statedIn('calendar.pt.andhra'),
    },
    {
      id: 'PT-04',
      topic: 'people',
      when: all(is('state', 'ka'), needed()),
      due: { every: 'month', fact: 'calendar.pt.karnataka' },
      penalty: [],
      source: statedIn('calendar.pt.karnataka'),
    },
    {
      id: 'PT-06',
      topic: 'people',
      when: all(
        is('state', 'mh'),
        needed('likely'),
        atLeast('workers', 'calendar.pt.maharashtra-workers'),
      ),
      due: { every: 'ask' },
      penalty: [],
      source: statedIn('calendar.pt.maharashtra'),
    },
    {
      id: 'PT-06b',
      topic: 'people',
      when: all(
        is('state', 'mh'),
        needed('likely'),
        not(atLeast('workers', 'calendar.pt.maharashtra-workers')),
      ),
      due: { every: 'year', facts: ['calendar.pt.maharashtra'] },
      penalty: [],
      source: statedIn('calendar.pt.maharashtra'),
    },
    {
      id: 'PT-09',
      topic: 'people',
      when: all(
        is('state', ...otherProfessionalTax),
        any(needed('likely'), needed('likely', 'professional-tax-own')),
      ),
      due: { every: 'ask' },
      penalty: [],
      source: unconfirmed(stateAct('The state’s law on professional tax')),
    },
  ],
});

export const professionalTaxOwnRecord = registration({
  id: 'professional-tax-own',
  office: 'state-tax',
  page: 'guides/labour-law-compliance',
  portalByState: { tg: 'tgct' },
  fee: ['finder.free.professional-tax'],
  // Enrolment is free; the tax is not.
  feeGrows: true,
  documents: ['pan', 'identity'],
  needed: [
    {
      id: 'LF-29g',
      level: 'must',
      when: all(is('state', 'mh'), not(inStreet)),
      source: unconfirmed(
        stateAct(
          'Professional tax Acts of Karnataka and Maharashtra, enrolment of persons in a trade or profession',
        ),
      ),
      facts: ['professional-tax.max'],
    },
    {
      id: 'LF-29k',
      level: 'likely',
      when: all(is('state', 'mh'), inStreet),
      source: law({
        title:
          'Maharashtra State Tax on Professions, Trades, Callings and Employments Act, 1975, Schedule I',
        publisher: 'salestaxindia.com (copy of the Act)',
        url: 'https://www.salestaxindia.com/DEMO/TreeMenu.aspx?menu=15412',
      }),
      facts: ['professional-tax.max'],
    },
    {
      id: 'LF-29i',
      level: 'must',
      when: all(is('state', 'ka'), not(inStreet), karnatakaEnrols),
      source: enrolKarnataka,
      facts: ['professional-tax.max', 'professional-tax.karnataka.shop-workers'],
    },
    {
      id: 'LF-29j',
      level: 'likely',
      when: all(is('state', 'ka'), not(inStreet), not(karnatakaEnrols)),
      source: enrolKarnataka,
      facts: ['professional-tax.max', 'professional-tax.karnataka.shop-workers'],
    },
    {
      id: 'LF-29h',
      level: 'likely',
      when: all(is('state', 'tg', 'ap', ...otherProfessionalTax), not(inStreet)),
      source: unconfirmed(noStateList),
      facts: ['professional-tax.max'],
    },
  ],
  duties: [
    {
      id: 'PT-02',
      topic: 'people',
      when: all(is('state', 'tg'), needed('likely')),
      due: { every: 'ask' },
      penalty: [],
      source: statedIn('labour.pt.wage-free'),
      page: 'tools/financial-hub/professional-tax',
    },
    {
      id: 'PT-05',
      topic: 'people',
      when: all(is('state', 'ka'), needed()),
      due: { every: 'year', facts: ['calendar.pt.karnataka-own'] },
      penalty: [],
      source: statedIn('calendar.pt.karnataka-own'),
    },
    {
      id: 'PT-05b',
      topic: 'people',
      when: all(is('state', 'ka'), needed('likely'), not(needed())),
      due: { every: 'ask' },
      penalty: [],
      source: enrolKarnataka,
    },
    {
      id: 'PT-07',
      topic: 'people',
      when: all(is('state', 'mh'), needed()),
      due: { every: 'year', facts: ['calendar.pt.maharashtra-own'] },
      penalty: [],
      source: statedIn('calendar.pt.maharashtra-own'),
    },
    {
      id: 'PT-07b',
      topic: 'people',
      when: all(is('state', 'ka', 'mh'), inStreet),
      due: { every: 'ask' },
      penalty: [],
      source: unconfirmed(stateAct('The state’s law on professional tax')),
    },
  ],
});
