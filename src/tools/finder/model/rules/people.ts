import { readOn, unconfirmed } from '../../../../content/facts/make.ts';
import { all, any, atLeast, has, is, not, some } from '../condition.ts';
import { rule, type Rule } from '../rule.ts';
import { centralAct, labour } from './sources.ts';
import { inStreet } from './street.ts';

const { reported } = readOn('2026-11-20');

/** Workers (fact file LF-23 to LF-28, LF-63). */
const code = (where: string) => labour(`Code on Social Security, 2020, ${where}`);

export const peopleRules = [
  rule({
    id: 'LF-26',
    need: 'worker-papers',
    level: 'must',
    when: some('workers'),
    source: unconfirmed(
      labour('Code on Wages, 2019, and the other labour codes, in force since November 2025'),
    ),
    facts: ['labour.wages.due', 'labour.wages.final'],
  }),
  rule({
    id: 'LF-24',
    need: 'esi',
    level: 'must',
    when: atLeast('workers', 'labour.esi.workers'),
    source: reported(code('First Schedule and Chapter IV')),
    facts: ['labour.esi.wage-max', 'labour.esi.fee'],
  }),
  rule({
    id: 'LF-25',
    need: 'esi',
    level: 'must',
    when: all(has('does', 'hazard'), some('workers')),
    source: unconfirmed(code('First Schedule')),
  }),
  rule({
    id: 'LF-23',
    need: 'epf',
    level: 'must',
    when: atLeast('workers', 'labour.epf.workers'),
    source: unconfirmed(code('Chapter III')),
    facts: ['labour.epf.ceiling', 'labour.epf.fee'],
  }),
  rule({
    id: 'LF-27',
    need: 'posh',
    level: 'must',
    when: atLeast('workers', 'labour.posh.workers'),
    source: unconfirmed(
      centralAct(
        'Sexual Harassment of Women at Workplace (Prevention, Prohibition and Redressal) Act, 2013, section 4',
      ),
    ),
  }),
  rule({
    id: 'LF-28',
    need: 'safety-registration',
    level: 'likely',
    when: atLeast('workers', 'labour.safety.workers'),
    source: unconfirmed(
      labour('Occupational Safety, Health and Working Conditions Code, 2020, section 3'),
    ),
  }),
  rule({
    id: 'LF-63',
    need: 'eshram',
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
  }),
] as const satisfies readonly Rule[];
