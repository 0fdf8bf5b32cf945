import { readOn, unconfirmed } from '../../content/facts/make.ts';
import type { Document } from '../../content/facts/types.ts';
import { above, all, any, atLeast, is, needed, not, some } from '../condition.ts';
import { registration } from '../record.ts';
import { stateAct, scheme } from '../sources.ts';
import { otherProfessionalTax } from '../states.ts';
import { inStreet } from '../terms.ts';

const { reported } = readOn('2026-11-20');

const telanganaTax = scheme(
  'Telangana Commercial Taxes',
  'https://tgct.gov.in',
)('Telangana professional tax, slabs for employees');
const telangana: Document = {
  title: 'Telangana Tax on Professions Act, 1987',
  publisher: 'Commercial Taxes Department, Telangana',
  url: 'https://tgct.gov.in',
};

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
      source: reported(telanganaTax),
      facts: ['labour.pt.due'],
    },
    {
      id: 'LF-29b',
      level: 'must',
      when: all(is('state', 'ap'), above('topWage', 'professional-tax.andhra.free')),
      source: unconfirmed(stateAct('Andhra Pradesh professional tax Act, slabs for employees')),
    },
    {
      id: 'LF-29c',
      level: 'must',
      when: all(is('state', 'ka'), atLeast('topWage', 'professional-tax.karnataka.free')),
      source: reported(stateAct('Karnataka Act 33 of 2025, professional tax')),
    },
    {
      id: 'LF-29d',
      level: 'must',
      when: all(is('state', 'mh'), above('topWage', 'professional-tax.maharashtra-women.free')),
      source: unconfirmed(stateAct('Maharashtra State Tax on Professions Act, 1975, schedule')),
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
      source: unconfirmed(stateAct('Maharashtra State Tax on Professions Act, 1975, schedule')),
    },
    {
      id: 'LF-29f',
      level: 'likely',
      when: all(is('state', ...otherProfessionalTax), some('workers')),
      source: unconfirmed(
        stateAct('Constitution of India, Article 276; professional tax Acts of the states'),
      ),
    },
  ],
  duties: [
    {
      id: 'PT-01',
      topic: 'people',
      when: all(is('state', 'tg'), needed()),
      due: { every: 'month', fact: 'labour.pt.due' },
      penalty: [],
      source: reported(telangana),
      page: 'tools/financial-hub/professional-tax',
    },
    {
      id: 'PT-03',
      topic: 'people',
      when: all(is('state', 'ap'), needed()),
      due: { every: 'month', fact: 'calendar.pt.andhra' },
      penalty: [],
      source: unconfirmed(stateAct('Andhra Pradesh Tax on Professions Act, 1987')),
      page: 'guides/labour-law-compliance',
    },
    {
      id: 'PT-04',
      topic: 'people',
      when: all(is('state', 'ka'), needed()),
      due: { every: 'month', fact: 'calendar.pt.karnataka' },
      penalty: [],
      source: unconfirmed(stateAct('Karnataka Tax on Professions Act, 1976, with Act 33 of 2025')),
      page: 'guides/labour-law-compliance',
    },
    {
      id: 'PT-06',
      topic: 'people',
      when: all(is('state', 'mh'), needed('likely')),
      due: { every: 'ask' },
      penalty: [],
      source: unconfirmed(stateAct('Maharashtra State Tax on Professions Act, 1975')),
      page: 'guides/labour-law-compliance',
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
      page: 'guides/labour-law-compliance',
    },
  ],
});

export const professionalTaxOwnRecord = registration({
  id: 'professional-tax-own',
  office: 'state-tax',
  page: 'guides/labour-law-compliance',
  portalByState: { tg: 'tgct' },
  fee: ['finder.free.professional-tax'],
  documents: ['pan', 'identity'],
  needed: [
    {
      id: 'LF-29g',
      level: 'must',
      when: all(is('state', 'ka', 'mh'), not(inStreet)),
      source: unconfirmed(
        stateAct(
          'Professional tax Acts of Karnataka and Maharashtra, enrolment of persons in a trade or profession',
        ),
      ),
      facts: ['constitution.profession-tax-max'],
    },
    {
      id: 'LF-29h',
      level: 'likely',
      when: all(is('state', 'tg', 'ap', ...otherProfessionalTax), not(inStreet)),
      source: unconfirmed(
        stateAct('Constitution of India, Article 276(2); professional tax Acts of the states'),
      ),
      facts: ['constitution.profession-tax-max'],
    },
  ],
  duties: [
    {
      id: 'PT-02',
      topic: 'people',
      when: all(is('state', 'tg'), needed('likely')),
      due: { every: 'ask' },
      penalty: [],
      source: reported(telangana),
      page: 'tools/financial-hub/professional-tax',
    },
    {
      id: 'PT-05',
      topic: 'people',
      when: all(is('state', 'ka'), needed()),
      due: { every: 'year', facts: ['calendar.pt.karnataka-own'] },
      penalty: [],
      source: unconfirmed(stateAct('Karnataka Tax on Professions Act, 1976, with Act 33 of 2025')),
      page: 'guides/labour-law-compliance',
    },
    {
      id: 'PT-07',
      topic: 'people',
      when: all(is('state', 'mh'), needed()),
      due: { every: 'year', facts: ['calendar.pt.maharashtra-own'] },
      penalty: [],
      source: unconfirmed(stateAct('Maharashtra State Tax on Professions Act, 1975')),
      page: 'guides/labour-law-compliance',
    },
    {
      id: 'PT-07b',
      topic: 'people',
      when: all(is('state', 'ka', 'mh'), inStreet),
      due: { every: 'ask' },
      penalty: [],
      source: unconfirmed(stateAct('The state’s law on professional tax')),
      page: 'guides/labour-law-compliance',
    },
  ],
});
