import { hasUnsupportedContact } from './contacts.ts';
import { isStated, readPassage, saidFigures, type ReadPassage } from './figures.ts';
import { isUnreadable, readable } from './readable.ts';
import type { Question } from './question.ts';
import { statementsOf } from './statements.ts';

/** What the model wrote, after its sources were looked at. */
export type Checked =
  | { status: 'answered'; answer: string; cited: number[] }
  /** It cites no passage that it was given, or states what the cited one does not: it is not passed on. */
  | { status: 'uncited' };

/** Why an answer is not passed on, in words for a log: they tell nothing of what was asked. */
export type Fault = 'too long' | 'no citation' | 'unreadable' | 'a contact' | 'a figure';

/** An answer has 200 words; what is much longer is not read. */
export const longestAnswer = 6_000;

const citation = /\[(\d{1,3}(?:\s{0,3},\s{0,3}\d{1,3}){0,8})\]/g;
/** Citations that belong together: "[1][2]", "[1] and [2]". */
const citationGroup = /\[\d{1,3}\](?:(?:\s|,|and|और|మరియు){0,6}\[\d{1,3}\]){0,8}/g;

/**
 * Checks an answer's sources. Numbers of passages that were never given are taken out of it. An answer
 * that cites no passage is refused, and so is one with a figure, a date, a section or a contact that does
 * not stand in the passage cited for it, in the same sentence or list item: the first of them is its `fault`.
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

/** The first fault of an answer. Nothing behind it is read: its time would be the visitor's. */
function faultOf(answer: string, passages: Question['passages']): Fault | undefined {
  const plain = readable(answer);
  // One sign may stand for a whole sentence: what unfolds to much more is none of an answer's.
  if (plain.length > 2 * longestAnswer) return 'too long';
  // A digit behind a citation makes one number of two: "35[1]0".
  if (isUnreadable(plain) || /\]\d/.test(plain)) return 'unreadable';
  const passageOf = passageReader(passages);
  for (const statement of statementsOf(plain)) {
    const fault = faultIn(statement, passageOf);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

type PassageOf = (number: number) => ReadPassage | undefined;

/** Gives a passage by its number; each is read once. */
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
    // A citation stands behind what it supports; where none follows, the last one before it.
    while (place < groups.length - 1 && (groups[place]?.index ?? 0) < said.figure.end) place++;
    const supporting = [...(groups[place]?.passages ?? [])];
    if (!supporting.some((passage) => isStated(said, passage))) return 'a figure';
  }
  return undefined;
}
