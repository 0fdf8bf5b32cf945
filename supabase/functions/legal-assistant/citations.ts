import { hasUnsupportedContact } from './contacts.ts';
import { isStated, readPassage, saidFigures, type ReadPassage } from './figures.ts';
import { isUnreadable, readable } from './readable.ts';
import type { Question } from './question.ts';
import { statementsOf } from './statements.ts';

/** The model's answer after its sources were checked. */
export type Checked =
  | { status: 'answered'; answer: string; cited: number[] }
  /** The answer cites no given passage, or states a fact that the cited passage lacks. It is not passed on. */
  | { status: 'uncited' };

/** The reason for not passing on an answer. It may be logged, because it reveals nothing of the question. */
export type Fault = 'too long' | 'no citation' | 'unreadable' | 'a contact' | 'a figure';

/** An answer has about 200 words, so a text that is much longer is not read. */
export const longestAnswer = 6_000;

const citation = /\[(\d{1,3}(?:\s{0,3},\s{0,3}\d{1,3}){0,8})\]/g;
/** Adjacent citations: "[1][2]", "[1] and [2]". */
const citationGroup = /\[\d{1,3}\](?:(?:\s|,|and|और|మరియు){0,6}\[\d{1,3}\]){0,8}/g;

/**
 * Checks an answer's sources, and removes numbers of passages that were never given.
 *
 * Refuses an answer that cites no passage. Refuses also a figure, a date, a section or a contact that is
 * missing in the passage cited for it in the same sentence or list item; the first one is the `fault`.
 */
export function checkCitations(
  text: string,
  { passages }: Pick<Question, 'passages'>,
): { checked: Checked; fault?: Fault } {
  const refused = (fault: Fault) => ({ checked: { status: 'uncited' as const }, fault });
  if (text.length > longestAnswer) return refused('too long');
  const cited = new Set<number>();
  const answer = text.replaceAll(citation, (_, list: string) => {
    const known = list
      .split(',')
      .map(Number)
      .filter((number) => number >= 1 && number <= passages.length);
    for (const number of known) cited.add(number);
    return known.map((number) => `[${number}]`).join('');
  });
  if (cited.size === 0) return refused('no citation');
  const fault = faultOf(answer, passages);
  if (fault !== undefined) return refused(fault);
  return { checked: { status: 'answered', answer, cited: [...cited].sort((a, b) => a - b) } };
}

/** Returns the first fault of an answer. The text behind it is not read, because the visitor waits. */
function faultOf(answer: string, passages: Question['passages']): Fault | undefined {
  const plain = readable(answer);
  // One character may decompose to a whole sentence. A text that grows so much is refused.
  if (plain.length > 2 * longestAnswer) return 'too long';
  // A digit behind a citation would join with the digits before it: "35[1]0".
  if (isUnreadable(plain) || /\]\d/.test(plain)) return 'unreadable';
  const passageOf = passageReader(passages);
  for (const statement of statementsOf(plain)) {
    const fault = faultIn(statement, passageOf);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

type PassageOf = (number: number) => ReadPassage | undefined;

/** Returns a function that reads a passage by its number, each one once. */
function passageReader(passages: Question['passages']): PassageOf {
  const read = new Map<number, ReadPassage>();
  return (number) => {
    const passage = passages[number - 1];
    if (!passage) return undefined;
    const known = read.get(number) ?? readPassage(passage);
    read.set(number, known);
    return known;
  };
}

function faultIn(statement: string, passageOf: PassageOf): Fault | undefined {
  const groups = [...statement.matchAll(citationGroup)].map(({ index, 0: whole }) => ({
    index,
    // "[1][1]" cites one passage.
    passages: new Set(
      [...whole.matchAll(/\d+/g)].flatMap(([number]) => passageOf(Number(number)) ?? []),
    ),
  }));
  const cited = new Set(groups.flatMap((group) => [...group.passages]));
  const texts = [...cited].map(({ text }) => text).join('\n');
  if (hasUnsupportedContact(statement, texts)) return 'a contact';
  let place = 0;
  for (const said of saidFigures(statement)) {
    // A citation follows the text it supports; without one behind it, the last one before it counts.
    while (place < groups.length - 1 && (groups[place]?.index ?? 0) < said.figure.end) place++;
    const supporting = [...(groups[place]?.passages ?? [])];
    if (!supporting.some((passage) => isStated(said, passage))) return 'a figure';
  }
  return undefined;
}
