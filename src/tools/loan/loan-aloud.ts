import { factText, type FactSetting } from '../../content/facts/fact-text.ts';
import { byFactId } from '../../content/facts/lookup.ts';
import type { TextOf } from '../../locales/language.ts';
import type { Paper } from '../schemes/model/choices.ts';
import { inclusionSchemeFigures } from '../schemes/model/figures/inclusion.ts';
import { loans, type LoanKind } from './model/loans.ts';

/** Figures of loans that are no figures of pages. */
export const loanFacts = byFactId(inclusionSchemeFigures);

/** Returns the amount of a loan as the voice says it. */
export function loanAmountAloud(
  kind: LoanKind,
  { cards }: TextOf<'loan'>,
  setting: FactSetting,
): string {
  const [first = ''] = loans[kind].steps;
  return `${cards[kind].forWhom} ${factText(first, setting)}.`;
}

/** Returns a loan as the voice says it: the amount, the scheme, and the papers to have. */
export const loanAloud = (
  kind: LoanKind,
  texts: { loan: TextOf<'loan'>; papers: Readonly<Record<Paper, string>> },
  setting: FactSetting,
): string =>
  [
    loanAmountAloud(kind, texts.loan, setting),
    texts.loan.cards[kind].name,
    `${texts.loan.have}:`,
    `${loans[kind].papers.map((paper) => texts.papers[paper]).join(', ')}.`,
  ].join(' ');
