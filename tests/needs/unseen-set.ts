import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { leastPhrasings, type WayOfWriting } from '../../src/needs/read-phrasings.ts';

/**
 * What people say, written by somebody who has seen neither the bank nor the code. `unseen/phrases.<way>.txt`: the
 * phrase, a tab, the pages that answer it. `unseen/questions.<way>.txt`: also the kind of the verdict, and what the
 * first line of the answer must contain, alternatives separated by `|`.
 */
export interface Phrase {
  way: WayOfWriting;
  said: string;
  /** Any of these pages is right. */
  pages: readonly string[];
}

export interface UnseenQuestion extends Phrase {
  verdict: 'yes' | 'no' | 'amount' | 'date' | 'act' | 'both' | 'decline';
  expected: readonly string[];
}

export const ways = Object.keys(leastPhrasings) as WayOfWriting[];
const verdicts: readonly string[] = ['yes', 'no', 'amount', 'date', 'act', 'both', 'decline'];
const isVerdict = (text: string): text is UnseenQuestion['verdict'] => verdicts.includes(text);

/** The set that counts for the goals; another folder may be measured while something is developed. */
const folder = process.env['UNSEEN_SET'] ?? 'tests/needs/unseen';

function linesOf(kind: string, way: WayOfWriting): string[][] {
  const text = readFileSync(join(folder, `${kind}.${way}.txt`), 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'));
}

export const unseenPhrases: readonly Phrase[] = ways.flatMap((way) =>
  linesOf('phrases', way).map(([said = '', pages = '']) => ({
    way,
    said,
    pages: pages.split(' '),
  })),
);

export const unseenQuestions: readonly UnseenQuestion[] = ways.flatMap((way) =>
  linesOf('questions', way).map(([said = '', pages = '', verdict = '', expected = '']) => {
    if (!isVerdict(verdict)) throw new Error(`“${said}” has no verdict`);
    if (expected === '') throw new Error(`“${said}” has no expected words`);
    return { way, said, pages: pages.split(' '), verdict, expected: expected.split('|') };
  }),
);
