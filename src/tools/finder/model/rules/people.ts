import { all, any, atLeast, has, is, not, some } from '../condition.ts';
import { rule, type Rule } from '../rule.ts';
import { centralAct, labour } from './sources.ts';
import { inStreet } from './street.ts';

/** Workers (fact file LF-23 to LF-28, LF-63). */
const code = (where: string) => labour(`Code on Social Security, 2020, ${where}`);

export const peopleRules = [
  rule({
    id: 'LF-26',
    need: 'worker-papers',
    level: 'must',
    when: some('workers'),
    source: labour('Code on Wages, 2019, and the other labour codes, in force since November 2025'),
    confidence: 'S',
    facts: ['labour.wages.due', 'labour.wages.final'],
  }),
  rule({
    id: 'LF-24',
    need: 'esi',
    level: 'must',
    when: atLeast('workers', 'labour.esi.workers'),
    source: code('First Schedule and Chapter IV'),
    confidence: 'V',
    facts: ['labour.esi.wage-max', 'labour.esi.fee'],
  }),
  rule({
    id: 'LF-25',
    need: 'esi',
    level: 'must',
    when: all(has('does', 'hazard'), some('workers')),
    source: code('First Schedule'),
    confidence: 'S',
  }),
  rule({
    id: 'LF-23',
    need: 'epf',
    level: 'must',
    when: atLeast('workers', 'labour.epf.workers'),
    source: code('Chapter III'),
    confidence: 'S',
    facts: ['labour.epf.ceiling', 'labour.epf.fee'],
  }),
  rule({
    id: 'LF-27',
    need: 'posh',
    level: 'must',
    when: atLeast('workers', 'labour.posh.workers'),
    source: centralAct(
      'Sexual Harassment of Women at Workplace (Prevention, Prohibition and Redressal) Act, 2013, section 4',
    ),
    confidence: 'S',
  }),
  rule({
    id: 'LF-28',
    need: 'safety-registration',
    level: 'likely',
    when: atLeast('workers', 'labour.safety.workers'),
    source: labour('Occupational Safety, Health and Working Conditions Code, 2020, section 3'),
    confidence: 'U',
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
    source: labour('e-Shram, registration of unorganised workers'),
    confidence: 'S',
    facts: ['labour.eshram.age'],
  }),
] as const satisfies readonly Rule[];
