import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate } from './calculate.ts';
import type { Entered } from './calculator.ts';
import { calculators } from './calculators.ts';
import { askedInputs } from './read-entered.ts';
import { evaluateWorking } from '../../../../tests/support/evaluate-working.ts';
import { anyAnswers, factDay } from '../../../../tests/support/sums.ts';

describe.each(calculators)('$slug', (each) => {
  it('works its example out, and says which figures it read', () => {
    const outcome = calculate(each, each.example, factDay);
    expect(outcome.kind).toBe('result');
    if (outcome.kind !== 'result') return;
    const { result } = outcome;
    const ids = result.lines.map(({ id }) => id);
    expect(ids).toContain(result.main);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of result.bars ?? []) expect(ids).toContain(id);
  });

  it('empty, it asks for what it needs, and nothing it does not ask', () => {
    const outcome = calculate(each, {}, factDay);
    // A budget for free registrations only is valid without any answer.
    if (each.slug === 'first-year-cost') expect(outcome.kind).toBe('result');
    else expect(outcome.kind).toBe('problems');
    if (outcome.kind !== 'problems') return;
    const asked = askedInputs(each, {}).map(({ id }) => id);
    for (const { inputId, code } of outcome.problems) {
      expect(asked).toContain(inputId);
      expect(code).toBe('missing');
    }
  });

  it('refuses what is no number, and too much', () => {
    for (const input of each.inputs) {
      if (input.kind === 'choice' || input.kind === 'tick' || input.kind === 'date') continue;
      if (!askedInputs(each, each.example).includes(input)) continue;
      for (const [text, code] of [
        ['abc', 'not-a-number'],
        ['1e999', 'not-a-number'],
        ['-1', 'too-small'],
        ['9'.repeat(40), 'too-large'],
      ] as const) {
        const outcome = calculate(each, { ...each.example, [input.id]: text }, factDay);
        expect(outcome, `${input.id} ${text}`).toMatchObject({
          kind: 'problems',
          problems: [expect.objectContaining({ inputId: input.id, code })],
        });
      }
    }
  });

  it('has a result for every allowed answer (fuzzed)', () => {
    fc.assert(
      fc.property(anyAnswers(each), (entered) => {
        const outcome = calculate(each, entered, factDay);
        if (outcome.kind === 'problems') {
          // Dates in the wrong order are the only invalid answers that this test generates.
          for (const { code } of outcome.problems) expect(code).toBe('too-early');
          return;
        }
        expect(outcome.kind).toBe('result');
        if (outcome.kind === 'result')
          for (const { value } of outcome.result.lines) expect(value.toFixed()).toMatch(/^-?\d/);
      }),
      { numRuns: 60 },
    );
  });

  it('every printed working comes to its result, "9%" read as nine hundredths (TOOL-FIN-01, fuzzed)', () => {
    const check = (entered: Entered) => {
      const outcome = calculate(each, entered, factDay);
      if (outcome.kind !== 'result') return;
      for (const { id, value, working } of outcome.result.lines) {
        // A floor of zero and a cap replace what the working comes to; the result says so below.
        const isCapped = outcome.result.notes?.includes('capped') && id === 'statementFee';
        if (working === undefined || value.eq(0) || isCapped) continue;
        // After "=", the working states the part that a rule then rounds to a step of its own.
        const [calculation = '', stated] = working.split(' = ');
        const result = stated === undefined ? value.toNumber() : evaluateWorking(stated);
        // Printed numbers have four places, and results are rounded to a rupee or up to the next unit.
        const allowed = Math.max(1, Math.abs(result) / 1000);
        const difference = Math.abs(evaluateWorking(calculation) - result);
        expect(difference, `${id}: ${working} beside ${result}`).toBeLessThanOrEqual(allowed);
      }
    };
    check(each.example);
    fc.assert(fc.property(anyAnswers(each), check), { numRuns: 60 });
  });
});
