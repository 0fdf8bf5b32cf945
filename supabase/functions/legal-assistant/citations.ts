import { unsupportedContacts } from './contacts.ts';
import { readPassage, unsupportedFigures, type ReadPassage } from './figures.ts';
import { isUnreadable, readable } from './readable.ts';
import { readFigures } from './read-figures.ts';
import type { Question } from './question.ts';
import { statementsOf } from './statements.ts';

/** What the model wrote, after its sources were looked at. */
export type Checked =
  | { status: 'answered'; answer: string; cited: number[] }
  /** It cites no passage that it was given, or states what the cited one does not: it is not passed on. */
  | { status: 'uncited' };

/** An answer has 200 words; what is much longer is not read. */
export const longestAnswer = 6_000;

const citation = /\[(\d{1,3}(?:\s{0,3},\s{0,3}\d{1,3}){0,8})\]/g;
/** Citations that belong together: "[1][2]", "[1] and [2]". */
const citationGroup = /\[\d{1,3}\](?:(?:\s|,|and|और|మరియు){0,6}\[\d{1,3}\]){0,8}/g;

/**
 * Checks an answer's sources. Numbers of passages that were never given are taken out of it. An answer
 * that cites no passage is refused, and so is one with a figure, a date, a section or a contact that does
 * not stand in the passage cited for it, in the same sentence or list item. `unsupported` counts those.
 */
export function checkCitations(
  text: string,
  { passages }: Pick<Question, 'passages'>,
): { checked: Checked; unsupported: number } {
  const refused = (unsupported: number) => ({
    checked: { status: 'uncited' as const },
    unsupported,
  });
  if (text.length > longestAnswer) return refused(0);
  const cited = new Set<number>();
  const answer = text.replaceAll(citation, (_, list: string) => {
    const known = list
      .split(',')
      .map(Number)
      .filter((number) => number >= 1 && number <= passages.length);
    for (const number of known) cited.add(number);
    return known.map((number) => `[${number}]`).join('');
  });
  if (cited.size === 0) return refused(0);
  const unsupported = countUnsupported(answer, passages);
  if (unsupported > 0) return refused(unsupported);
  return {
    checked: { status: 'answered', answer, cited: [...cited].sort((a, b) => a - b) },
    unsupported: 0,
  };
}

function countUnsupported(answer: string, passages: Question['passages']): number {
  const plain = readable(answer);
  // One sign may stand for a whole sentence: what unfolds to much more is none of an answer's.
  if (plain.length > 2 * longestAnswer) return 1;
  // A digit behind a citation makes one number of two: "35[1]0".
  if (isUnreadable(plain) || /\]\d/.test(plain)) return 1;
  const read = new Map<number, ReadPassage>();
  const passageOf = (number: number): ReadPassage | undefined => {
    const passage = passages[number - 1];
    if (!passage) return undefined;
    const known = read.get(number) ?? readPassage(passage);
    read.set(number, known);
    return known;
  };
  let count = 0;
  for (const statement of statementsOf(plain)) {
    const groups = [...statement.matchAll(citationGroup)].map(({ index, 0: whole }) => ({
      index,
      passages: [...whole.matchAll(/\d+/g)].flatMap(([number]) => passageOf(Number(number)) ?? []),
    }));
    const all = groups.flatMap((group) => group.passages);
    count += unsupportedContacts(statement, all.map(({ text }) => text).join('\n'));
    const figures = readFigures(statement);
    for (const figure of figures) {
      // A citation stands behind what it supports; where none follows, the last one before it.
      const group = groups.find(({ index }) => index >= figure.end) ?? groups.at(-1);
      const isSupported = group?.passages.some(
        (passage) => !unsupportedFigures(statement, figures, passage).includes(figure),
      );
      if (!isSupported) count++;
    }
  }
  return count;
}
