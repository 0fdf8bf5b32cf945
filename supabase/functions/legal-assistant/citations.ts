import { unstatedFigures } from './figures.ts';
import type { Question } from './question.ts';

/** What the model wrote, after its sources were looked at. */
export type Checked =
  | { status: 'answered'; answer: string; cited: number[] }
  /** It names no passage that it was given, or a figure that stands in none: it is not passed on. */
  | { status: 'uncited' };

/**
 * Checks an answer's sources: numbers of passages that were never given are taken out of it, and an
 * answer that cites none of those it was given is refused, and so is one with a figure that neither a
 * passage nor the visitor states.
 */
export function checkCitations(
  text: string,
  { passages, question }: Pick<Question, 'passages' | 'question'>,
): Checked {
  const cited = new Set<number>();
  const answer = text.replaceAll(/\[(\d{1,3}(?:\s*,\s*\d{1,3})*)\]/g, (_, list: string) => {
    const known = list
      .split(',')
      .map(Number)
      .filter((number) => number >= 1 && number <= passages.length);
    for (const number of known) cited.add(number);
    return known.map((number) => `[${number}]`).join('');
  });
  if (cited.size === 0) return { status: 'uncited' };
  const given = passages.flatMap((passage) => [passage.title, passage.heading, passage.text]);
  if (unstatedFigures(withoutCitations(answer), [...given, question]).length > 0) {
    return { status: 'uncited' };
  }
  return { status: 'answered', answer, cited: [...cited].sort((a, b) => a - b) };
}

const withoutCitations = (answer: string): string => answer.replaceAll(/\[\d{1,3}\]/g, ' ');
