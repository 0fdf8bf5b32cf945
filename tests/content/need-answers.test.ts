import { expect, it } from 'vitest';
import { typedFigures } from '../../build/content-check/typed-figures.ts';
import { fillFacts } from '../../src/content/facts/fact-text.ts';
import { factById, latestVersion, type FactsUnder } from '../../src/content/facts/lookup.ts';
import { todayInIndia } from '../../src/i18n/format.ts';
import { text as messages } from '../../src/locales/en/interface.ts';
import { text as needAnswers } from '../../src/locales/en/tools/need-answers.ts';
import type { NeedLines } from '../../src/locales/search-words.ts';
import { calculatorOf, factDay, sumOf } from '../support/sums.ts';

const setting = { locale: 'en', messages, asOn: todayInIndia() } as const;
const lines = Object.entries<NeedLines>(needAnswers).flatMap(([need, said]) =>
  Object.entries(said).map(([kind, line]) => ({ need, kind, line })),
);

it('every figure of an answer is known today', () => {
  const unknown = lines.filter(({ line }) =>
    fillFacts(line, setting).includes(messages.page.unknown),
  );
  expect(unknown).toEqual([]);
});

it('an answer to a question of yes or no begins with the verdict', () => {
  const verdict = /^\**(?:Yes|No|Only|Mostly|Not|Usually|Normally)\b/;
  const without = lines.filter(
    ({ kind, line }) => /^(?:they|can|must|is)$/.test(kind) && !verdict.test(line),
  );
  expect(without).toEqual([]);
});

it('an answer has at most 50 words', () => {
  const long = lines.filter(({ line }) => fillFacts(line, setting).split(/\s+/).length > 50);
  expect(long.map(({ need, kind }) => `${need} ${kind}`)).toEqual([]);
});

it('an answer begins with a capital letter, a number or a figure', () => {
  const small = lines.filter(({ line }) => /^[*“]*\p{Ll}/u.test(line));
  expect(small).toEqual([]);
});

/** Numbers that are no figure of the law, no fee and no example: parts of a formula, our hours and offices. */
const ownNumbers: Partial<Record<string, readonly string[]>> = {
  'gst.interest': ['365;'],
  'gst.calculate': ['100**', '(100'],
  contact: ['9:00', 'AM-7:00', '30'],
  visit: ['9:00', 'AM-7:00', '500072,', '500034,'],
  'account.create': ['8'],
};

it('no answer types a figure: all come from the figures of the site', () => {
  const typed = lines.flatMap(({ need, kind, line }) =>
    typedFigures(line)
      .filter((figure) => !ownNumbers[need]?.includes(figure))
      .map((figure) => `${need} ${kind}: ${figure}`),
  );
  expect(typed).toEqual([]);
});

/** Where each example comes from: the answers that its calculator is shown with, or a line of the result. */
const examples: Record<FactsUnder<'example.'>, { slug: string; input?: string; line?: string }> = {
  'income-tax.income': { slug: 'income-tax', input: 'income' },
  'income-tax.tax': { slug: 'income-tax', line: 'tax' },
  'gst.price': { slug: 'gst', input: 'amount' },
  'gst.tax': { slug: 'gst', line: 'tax' },
  'first-year.fees': { slug: 'first-year-cost', line: 'government' },
  'gratuity.wages': { slug: 'gratuity', input: 'wages' },
  'gratuity.years': { slug: 'gratuity', line: 'counted' },
  'gratuity.pay': { slug: 'gratuity', line: 'pay' },
  'profit.sales': { slug: 'daily-profit', input: 'sales' },
  'profit.left': { slug: 'daily-profit', line: 'before' },
  'profit.own': { slug: 'daily-profit', line: 'profit' },
  'break-even.costs': { slug: 'break-even', input: 'fixed' },
  'break-even.left': { slug: 'break-even', line: 'margin' },
  'break-even.pieces': { slug: 'break-even', line: 'units' },
  'break-even.sales': { slug: 'break-even', line: 'needed' },
  'working-capital.stock': { slug: 'working-capital', input: 'stockDays' },
  'working-capital.customers': { slug: 'working-capital', input: 'debtorDays' },
  'working-capital.suppliers': { slug: 'working-capital', input: 'creditorDays' },
  'working-capital.tied': { slug: 'working-capital', line: 'cycle' },
  'working-capital.sales': { slug: 'working-capital', input: 'turnover' },
  'working-capital.need': { slug: 'working-capital', line: 'need' },
};

it('each example of an answer is what the calculator gives for its own example', () => {
  const stated = Object.keys(examples).map((id) => {
    const { value } = latestVersion(`example.${id as FactsUnder<'example.'>}`);
    return [id, 'amount' in value ? String(value.amount) : undefined];
  });
  const worked = Object.entries(examples).map(([id, { slug, input, line }]) => {
    const entered = calculatorOf(slug).example ?? {};
    return [id, input ? entered[input] : sumOf(slug, entered)[line ?? '']];
  });
  expect(stated).toEqual(worked);
});

it('the answers on a company that say “no” hold: its least capital is no sum on the day of the facts', () => {
  const latest = factById('company.capital-min').versions.at(-1);
  expect(latest).toMatchObject({ until: null, value: { unit: 'words', key: 'no-minimum' } });
  expect(latest?.from && latest.from <= factDay).toBe(true);
});

it('each line on the limit of GST names the lower limit of four states', () => {
  const without = lines.filter(
    ({ need, line }) =>
      ['gst.need', 'gst.limit', 'gst.goods-or-services'].includes(need) &&
      line.includes('{gst.limit.goods}') &&
      /elsewhere|most other states/.test(line) &&
      !line.includes('{gst.limit.special}'),
  );
  expect(without.map(({ need, kind }) => `${need} ${kind}`)).toEqual([]);
});
