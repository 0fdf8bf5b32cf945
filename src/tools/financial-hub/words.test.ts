import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillFacts } from '../../content/facts/fact-text.ts';
import { anyAnswers, calculatorOf, factDay } from '../../../tests/support/sums.ts';
import { pageByPath, pagesBelow } from '../../content/catalog.ts';
import { content as hub } from '../../locales/en/pages/tools/financial-hub.ts';
import { declaredPages } from '../../pages/declared-pages.ts';
import { text as messages } from '../../locales/en/interface.ts';
import { text as en } from '../../locales/en/tools/financial-hub.ts';
import { calculate } from './calculators/calculate.ts';
import { calculators } from './calculators/calculators.ts';

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
};

describe.each(calculators)('$slug', (calculator) => {
  const words = en.sums[calculator.slug];

  it('has a page that the hub lists, and words for every question and every answer to choose, and no others', () => {
    const page = `tools/financial-hub/${calculator.slug}` as const;
    expect(pageByPath(`/financial-hub/${calculator.slug}`)?.id).toBe(page);
    const { section } = declaredPages.find(({ id }) => id === page) ?? {};
    expect(hub.sections.map(({ id }) => id)).toContain(section);
    expect(Object.keys(words?.inputs ?? {}).sort()).toEqual(
      calculator.inputs.map(({ id }) => id).sort(),
    );
    for (const input of calculator.inputs) {
      if (input.kind !== 'choice') continue;
      expect(Object.keys(words?.inputs[input.id]?.options ?? {}).sort(), input.id).toEqual(
        input.options.map(({ id }) => id).sort(),
      );
    }
  });

  it('has words for every line, sentence and column that can come of it', () => {
    fc.assert(
      fc.property(anyAnswers(calculator), (entered) => {
        const outcome = calculate(calculator, entered, factDay);
        if (outcome.kind !== 'result') return;
        const { lines, notes = [], schedule } = outcome.result;
        for (const { id } of lines) expect(words?.lines[id], id).toBeTruthy();
        for (const id of notes) expect(words?.notes?.[id], id).toBeTruthy();
        for (const id of schedule?.columns ?? []) {
          expect(words?.schedule?.columns[id], id).toBeTruthy();
        }
      }),
      { numRuns: 150 },
    );
  });

  it('says what it assumes', () => {
    expect(words?.assumptions.length).toBeGreaterThan(0);
  });
});

it('every page of a calculator has a rule', () => {
  const paths = pagesBelow('tools/financial-hub').map(({ path }): string => path);
  expect(calculators.map(({ slug }) => `/financial-hub/${slug}`).sort()).toEqual(paths.sort());
});

describe('all words', () => {
  /** Excludes the names of legal figures, which do not belong to the calculators' text. */
  const own = textsIn({ ...en, facts: {} });
  const setting = { locale: 'en', messages, asOn: factDay } as const;

  it('name figures that exist and hold, and type none (CONT-01)', () => {
    const namesWithNumbers = /GSTR-\d\w?|CMP-08|AOC-4|MGT-7A?|Form \d+/g;
    for (const text of own) {
      expect(fillFacts(text, setting), text).not.toContain(messages.page.unknown);
      const bare = text.replaceAll(/\{[^}]*\}/g, '').replaceAll(namesWithNumbers, '');
      expect(bare, text).not.toMatch(/\d/);
    }
  });

  it('advise nobody and promise nothing (TOOL-FIN-02)', () => {
    for (const text of own) {
      expect(text).not.toMatch(
        /\b(should|recommend|we advise|best (choice|loan)|guaranteed?|save money)\b/i,
      );
    }
  });

  it('the fee of a list that ended says so in its own line (TOOL-FIN-02)', () => {
    for (const line of [
      en.sums['fssai-fee']?.lines['ended'],
      en.sums['first-year-cost']?.lines['foodEnded'],
    ])
      expect(fillFacts(line ?? '', setting)).toContain('by the list until 31 Mar 2026');
    const outcome = calculate(
      calculatorOf('fssai-fee'),
      calculatorOf('fssai-fee').example,
      factDay,
    );
    expect(outcome).toMatchObject({ kind: 'result', result: { main: 'ended' } });
  });

  it('a figure that no row covers reads as unknown, never as the last one', () => {
    expect(fillFacts('Fee {fssai.registration.fee}', setting)).toBe(`Fee ${messages.page.unknown}`);
  });
});
