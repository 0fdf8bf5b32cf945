import { expect, it } from 'vitest';
import { fillFacts } from '../../src/content/facts/fact-text.ts';
import { todayInIndia } from '../../src/i18n/format.ts';
import { text as messages } from '../../src/locales/en/interface.ts';
import { text as needAnswers } from '../../src/locales/en/tools/need-answers.ts';
import type { NeedLines } from '../../src/locales/search-words.ts';

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
