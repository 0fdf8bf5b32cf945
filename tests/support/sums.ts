import * as fc from 'fast-check';
import { calculate, type Outcome } from '../../src/tools/financial-hub/calculators/calculate.ts';
import { calculators } from '../../src/tools/financial-hub/calculators/calculators.ts';
import type {
  Calculator,
  Entered,
  Input,
} from '../../src/tools/financial-hub/calculators/calculator.ts';

/** The date of the fact file, for which the worked examples are calculated. */
export const factDay = '2026-11-20';

/** Returns the calculator with this slug. */
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

/** Returns the lines of a result by id, as exact decimals. Throws any other outcome. */
export const sumOf = (slug: string, entered: Entered): Record<string, string> =>
  Object.fromEntries(resultOf(slug, entered).lines.map(({ id, value }) => [id, value.toFixed()]));

/** Returns the ids of a result's notes. */
export const notesOf = (slug: string, entered: Entered): readonly string[] =>
  resultOf(slug, entered).notes ?? [];

/** Generates valid answers of a calculator in every combination; dates may be in the wrong order. */
export const anyAnswers = ({ inputs }: Calculator): fc.Arbitrary<Record<string, string>> =>
  fc.record(Object.fromEntries(inputs.map((input) => [input.id, arbitraryText(input)])));

function arbitraryText(input: Input): fc.Arbitrary<string> {
  switch (input.kind) {
    case 'choice':
      return fc.constantFrom(...input.options.map(({ id }) => id));
    case 'tick':
      return fc.constantFrom('', 'yes');
    case 'date':
      return fc
        .integer({ min: 0, max: 900 })
        .map((n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10));
    default: {
      const { min = 0, max = input.kind === 'percent' ? 1000 : 1e9 } = input;
      const number = fc.integer({ min: Math.ceil(min), max: Math.min(max, 1e9) }).map(String);
      return input.optional ? fc.oneof(fc.constant(''), number) : number;
    }
  }
}
