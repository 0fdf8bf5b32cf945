import { readOn, unconfirmed } from '../../../../content/facts/make.ts';
import { centralAct, labour, stateAct } from '../../../finder/model/rules/sources.ts';
import type { Document } from '../../../../content/facts/types.ts';
import type { Duty } from '../duty.ts';
import { above, all, any, atLeast, employs, is, not, says } from '../conditions.ts';
import { noProfessionalTax } from '../../../finder/model/states.ts';

const { reported } = readOn('2026-11-20');

/** Workers and professional tax (fact file, 1.4 and 1.5). EPF and ESI: to be paid before a holiday. */
const page = 'guides/labour-law-compliance';
const topic = 'people';
const telangana: Document = {
  title: 'Telangana Tax on Professions Act, 1987',
  publisher: 'Commercial Taxes Department, Telangana',
  url: 'https://tgct.gov.in',
};
const noTax = is('state', ...noProfessionalTax);
const street = is('kind', 'street-fixed', 'street-mobile');

export const peopleDuties = [
  {
    id: 'LAB-01',
    topic,
    applies: any(says('epf'), all(employs, atLeast('workers', 'labour.epf.workers'))),
    due: { every: 'month', fact: 'labour.due' },
    penalty: ['labour.late.interest', 'labour.late.epf-damages'],
    source: reported(labour('Code on Social Security, 2020, chapter III; EPF Scheme')),
    page,
  },
  {
    id: 'LAB-02',
    topic,
    applies: any(says('esi'), all(employs, atLeast('workers', 'labour.esi.workers'))),
    due: { every: 'month', fact: 'labour.due' },
    penalty: ['labour.late.interest'],
    source: reported(labour('Code on Social Security, 2020, chapter IV; ESI Regulations')),
    page,
  },
  {
    id: 'LAB-03',
    topic,
    applies: employs,
    due: { every: 'month', fact: 'labour.wages.due' },
    penalty: [],
    source: reported(labour('Code on Wages, 2019, section 17')),
    page,
  },
  {
    id: 'LAB-05',
    topic,
    applies: atLeast('workers', 'labour.bonus.workers'),
    due: { every: 'year', facts: ['calendar.bonus.due'] },
    penalty: [],
    source: unconfirmed(labour('Code on Wages, 2019, chapter IV')),
    page,
  },
  {
    id: 'LAB-07',
    topic,
    applies: atLeast('workers', 'labour.posh.workers'),
    due: { every: 'year', facts: ['labour.posh.report'] },
    penalty: ['labour.posh.fine'],
    source: unconfirmed(
      centralAct('Sexual Harassment of Women at Workplace Act, 2013, sections 21 and 22'),
    ),
    page,
  },
  {
    id: 'LAB-08',
    topic,
    applies: employs,
    due: { every: 'ask' },
    penalty: [],
    source: unconfirmed(labour('Labour codes and the rules of the state')),
    page,
  },
  {
    id: 'PT-01',
    topic,
    applies: all(is('state', 'tg'), employs, above('topWage', 'labour.pt.wage-free')),
    due: { every: 'month', fact: 'labour.pt.due' },
    penalty: [],
    source: reported(telangana),
    page: 'tools/financial-hub/professional-tax',
  },
  {
    id: 'PT-02',
    topic,
    applies: is('state', 'tg'),
    due: { every: 'ask' },
    penalty: [],
    source: reported(telangana),
    page: 'tools/financial-hub/professional-tax',
  },
  {
    id: 'PT-03',
    topic,
    applies: all(is('state', 'ap'), employs, above('topWage', 'professional-tax.andhra.free')),
    due: { every: 'month', fact: 'calendar.pt.andhra' },
    penalty: [],
    source: unconfirmed(stateAct('Andhra Pradesh Tax on Professions Act, 1987')),
    page,
  },
  {
    id: 'PT-04',
    topic,
    applies: all(is('state', 'ka'), employs, atLeast('topWage', 'professional-tax.karnataka.free')),
    due: { every: 'month', fact: 'calendar.pt.karnataka' },
    penalty: [],
    source: unconfirmed(stateAct('Karnataka Tax on Professions Act, 1976, with Act 33 of 2025')),
    page,
  },
  {
    id: 'PT-05',
    topic,
    applies: all(is('state', 'ka'), not(street)),
    due: { every: 'year', facts: ['calendar.pt.karnataka-own'] },
    penalty: [],
    source: unconfirmed(stateAct('Karnataka Tax on Professions Act, 1976, with Act 33 of 2025')),
    page,
  },
  {
    id: 'PT-06',
    topic,
    applies: all(is('state', 'mh'), employs),
    due: { every: 'ask' },
    penalty: [],
    source: unconfirmed(stateAct('Maharashtra State Tax on Professions Act, 1975')),
    page,
  },
  {
    id: 'PT-07',
    topic,
    applies: all(is('state', 'mh'), not(street)),
    due: { every: 'year', facts: ['calendar.pt.maharashtra-own'] },
    penalty: [],
    source: unconfirmed(stateAct('Maharashtra State Tax on Professions Act, 1975')),
    page,
  },
  {
    id: 'PT-07b',
    topic,
    applies: all(is('state', 'ka', 'mh'), street),
    due: { every: 'ask' },
    penalty: [],
    source: unconfirmed(stateAct('The state’s law on professional tax')),
    page,
  },
  {
    id: 'PT-09',
    topic,
    applies: all(not(noTax), not(is('state', 'tg', 'ap', 'ka', 'mh'))),
    due: { every: 'ask' },
    penalty: [],
    source: unconfirmed(stateAct('The state’s law on professional tax')),
    page,
  },
] as const satisfies readonly Duty[];
