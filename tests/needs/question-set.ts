import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { leastPhrasings, type WayOfWriting } from '../../src/needs/read-phrasings.ts';

/**
 * What people say, written by somebody who has not read the bank. `phrases.<way>.txt`: the phrase, a tab, the pages that
 * answer it. `questions.<way>.txt`: also the kind of the verdict, and what the first line of the answer must contain,
 * alternatives separated by `|`.
 */
export interface Phrase {
  way: WayOfWriting;
  said: string;
  /** Any of these pages is right. */
  pages: readonly string[];
}

export interface Question extends Phrase {
  verdict: 'yes' | 'no' | 'amount' | 'date' | 'act' | 'both' | 'decline';
  expected: readonly string[];
}

export interface QuestionSet {
  name: string;
  phrases: readonly Phrase[];
  questions: readonly Question[];
}

export const ways = Object.keys(leastPhrasings) as WayOfWriting[];
const verdicts: readonly string[] = ['yes', 'no', 'amount', 'date', 'act', 'both', 'decline'];
const isVerdict = (text: string): text is Question['verdict'] => verdicts.includes(text);

/**
 * Reads a set from its folder in `tests/needs`; undefined where nobody has written it yet. Throws for a broken line, and
 * for a set of which a file is missing. A set may have phrases alone.
 */
export function readSet(name: string): QuestionSet | undefined {
  const folder = join('tests/needs', name);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  if (!files.some((file) => file.endsWith('.txt'))) return undefined;
  const hasQuestions = files.some((file) => file.startsWith('questions.'));
  const linesOf = (kind: string, way: WayOfWriting): string[][] =>
    readFileSync(join(folder, `${kind}.${way}.txt`), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split('\t'));
  return {
    name,
    phrases: ways.flatMap((way) =>
      linesOf('phrases', way).map(([said = '', pages = '']) => ({
        way,
        said,
        pages: pages.split(' '),
      })),
    ),
    questions: (hasQuestions ? ways : []).flatMap((way) =>
      linesOf('questions', way).map(([said = '', pages = '', verdict = '', expected = '']) => {
        if (!isVerdict(verdict)) throw new Error(`“${said}” has no verdict`);
        if (expected === '') throw new Error(`“${said}” has no expected words`);
        return { way, said, pages: pages.split(' '), verdict, expected: expected.split('|') };
      }),
    ),
  };
}

/** The last set that was read. It is measured whole while there is no set that nobody has read. */
export const lastRead = 'development-11';

/** The set that nobody has read, which counts for the goals; while there is none, the last that was read. */
export function countedSet(): QuestionSet {
  const set = readSet('unseen') ?? readSet(lastRead);
  if (!set) throw new Error(`tests/needs/${lastRead} is missing`);
  return set;
}

/** Returns every fourth, eighth … phrase and question of a set, of all ways of writing. */
export function sampleOf(set: QuestionSet, every: number): QuestionSet {
  const sampled = <T>(all: readonly T[]): T[] => all.filter((_, place) => place % every === 0);
  return { ...set, phrases: sampled(set.phrases), questions: sampled(set.questions) };
}
