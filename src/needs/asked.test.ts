import { describe, expect, it } from 'vitest';
import { readAskedFile, writeAskedFile, type AskedEntry } from './asked-file.ts';
import { openAsked } from './asked.ts';
import { featuresCheck, spokenWords } from './features.ts';

const entry = (
  line: number,
  said: string,
  verdict: AskedEntry['verdict'] = 'says',
): AskedEntry => ({
  path: '/seized',
  shape: 7,
  section: 3,
  line,
  from: 0,
  to: 1,
  verdict,
  words: [...new Set(spokenWords(said))],
});
const entries = [
  entry(0, 'When do they give back my vegetables? kitne din me lautayenge', 'no'),
  entry(1, 'What do I pay to release my cart? thela chhudane ki fees'),
  entry(2, 'Is there a fee for the list? list ka paisa', 'yes'),
];
const file = writeAskedFile(entries, featuresCheck());

const inWords = ({
  words,
  entries: read,
}: Awaited<ReturnType<typeof readAskedFile>>): AskedEntry[] =>
  read.map((one) => ({ ...one, words: one.words.map((place) => words[place] ?? '') }));

describe('the file of asked sentences', () => {
  it('has the places, verdicts and words that were written', async () => {
    const read = inWords(await readAskedFile(JSON.parse(JSON.stringify(file)), featuresCheck()));
    const sorted = (all: readonly AskedEntry[]) =>
      all.map((one) => ({ ...one, words: one.words.toSorted() }));
    expect(sorted(read)).toEqual(sorted(entries));
  });

  it('writes thousands of words', async () => {
    const words = Array.from({ length: 9000 }, (_, at) => `w${at}`);
    const many = [0, 1].map((line) => ({
      ...entry(line, ''),
      words: words.filter((_, at) => at % (line + 2) === 0),
    }));
    const read = inWords(await readAskedFile(writeAskedFile(many, 1), 1));
    expect(read.map(({ words: own }) => own.toSorted())).toEqual(
      many.map(({ words: own }) => own.toSorted()),
    );
  });

  it.each([
    ['of other words', { ...file, check: 1 }],
    ['of another version', { ...file, format: 0 }],
    ['with a word that it lacks', { ...file, entries: `${file.entries}B` }],
    ['with a word before its first', { ...file, entries: file.entries.replace(/\S+$/, '!') }],
    ['that was cut off', { ...file, words: file.words.slice(0, 20) }],
    ['of something else', '<!doctype html>'],
  ])('is refused when it is one %s', async (_, other) => {
    await expect(openAsked(other)).rejects.toThrow(Error);
  });
});

describe('the sentences for a question', async () => {
  const asked = await openAsked(file);
  const first = (said: string) => asked.sentencesFor(said, 2)[0];

  it('begin with the one whose questions have its words, with other endings and spellings', () => {
    expect(first('when will vegetable come back')?.line).toBe(0);
    expect(first('how to get my carts released')?.line).toBe(1);
    expect(first('thela chudana fee')?.line).toBe(1);
  });

  it('have the verdict, the place and the words of their questions', () => {
    expect(first('is a fee due for this list')).toMatchObject({
      path: '/seized',
      section: 3,
      line: 2,
      from: 0,
      to: 1,
      verdict: 'yes',
      words: expect.arrayContaining(['list']),
    });
  });

  it('are at most as many as wanted, the likest first, and none for words that nobody asked with', () => {
    const likeness = asked
      .sentencesFor('fee for the cart and the list', 2)
      .map((one) => one.likeness);
    expect(likeness).toHaveLength(2);
    expect(likeness).toEqual(likeness.toSorted((a, b) => b - a));
    expect(asked.sentencesFor('xyzzy', 5)).toEqual([]);
    expect(asked.sentencesFor('', 5)).toEqual([]);
  });
});
