import { answersOf } from '../../schemes/model/answers.ts';
import type { ListedScheme } from '../../schemes/model/data-file.ts';
import { matchAll } from '../../schemes/model/match.ts';
import type { Notebook } from '../../schemes/model/notebook.ts';
import type { IsoDate } from '../../../content/facts/types.ts';
import { loans, type LoanKind } from './loans.ts';

/** Number of further schemes below a card. */
const mostShown = 5;

/**
 * Returns further loans for these applicants, best first. What the visitor has answered among the schemes counts;
 * a scheme that fails one of its rules is left out.
 */
export function otherLoans(
  kind: LoanKind,
  schemes: readonly ListedScheme[],
  inputs: Notebook['inputs'],
  day: IsoDate,
): ListedScheme[] {
  const { who, explained } = loans[kind];
  const given = answersOf(inputs);
  const answers = {
    ...given,
    who: [...new Set([...(given.who ?? []), who])],
    helps: ['loan'] as const,
  };
  return matchAll(schemes, answers, day)
    .filter(
      ({ verdict, wanted, scheme }) => verdict !== 'no' && wanted && !explained.includes(scheme.id),
    )
    .slice(0, mostShown)
    .map(({ scheme }) => scheme);
}
