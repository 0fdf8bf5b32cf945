import { calculate, type Outcome } from './calculate.ts';
import { calculators } from './calculators.ts';
import type { Calculator, Entered } from './calculator.ts';

/** The day of the fact file: what the worked examples are worked out for. */
export const factDay = '2026-11-20';

/** The calculator with this address. */
export function calculatorOf(slug: string): Calculator {
  const found = calculators.find((each) => each.slug === slug);
  if (!found) throw new Error(`No calculator "${slug}"`);
  return found;
}

export const outcomeOf = (slug: string, entered: Entered): Outcome =>
  calculate(calculatorOf(slug), entered, factDay);

function resultOf(slug: string, entered: Entered) {
  const outcome = outcomeOf(slug, entered);
  if (outcome.kind !== 'result') throw new Error(JSON.stringify(outcome));
  return outcome.result;
}

/** The lines of a result by id, as exact decimals. Throws what came instead of a result. */
export const sumOf = (slug: string, entered: Entered): Record<string, string> =>
  Object.fromEntries(resultOf(slug, entered).lines.map(({ id, value }) => [id, value.toFixed()]));

/** The ids of the sentences that go with a result. */
export const notesOf = (slug: string, entered: Entered): readonly string[] =>
  resultOf(slug, entered).notes ?? [];
