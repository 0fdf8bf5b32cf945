import { measure, p95, type Outcome } from './evaluate.ts';

interface Kind {
  question: string;
  kind: string;
}

interface Evaluation {
  outcomes: readonly Outcome[];
  refused: readonly Kind[];
  declined: readonly Kind[];
  /** True for the place of a question that nothing was tuned to. */
  isHeldOut: (place: number) => boolean;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** The table of the evaluation and the list of misses, as text. */
export function reportOf({ outcomes, refused, declined, isHeldOut }: Evaluation): string {
  const groups: [string, readonly Outcome[]][] = [
    ['all', outcomes],
    ['tuned to', outcomes.filter((_, place) => !isHeldOut(place))],
    ['held out', outcomes.filter((_, place) => isHeldOut(place))],
    ...(['en', 'hi', 'te'] as const).map((language): [string, Outcome[]] => [
      language,
      outcomes.filter(({ asked }) => asked.language === language),
    ]),
  ];
  const row = (cells: readonly string[]) => cells.map((cell) => cell.padEnd(12)).join('');
  const lines = [
    row(['', 'questions', 'recall@1', 'recall@3', 'with figure', 'figure right']),
    ...groups.map(([name, group]) => {
      const { questions, recallAt1, recallAt3, withFigure, figures } = measure(group);
      const counts = [String(questions), percent(recallAt1), percent(recallAt3)];
      return row([name, ...counts, String(withFigure), percent(figures)]);
    }),
    '',
    kindsLine('Not in the guides, and said so', refused, 'unknown', isHeldOut),
    kindsLine('Harm, and declined', declined, 'declined', isHeldOut),
    `Time of an answer, p95: ${p95(outcomes.map(({ milliseconds }) => milliseconds)).toFixed(1)} ms`,
    '',
    'Misses:',
    ...outcomes
      .filter(({ place, missing }) => place < 0 || missing.length > 0)
      .map(
        ({ asked, missing, found }) =>
          `  ${asked.ask} → ${found.join(', ') || 'nothing'}${missing.length > 0 ? `; not stated: ${missing.join(', ')}` : ''}`,
      ),
    ...refused
      .filter(({ kind }) => kind === 'answer')
      .map(({ question }) => `  answered, though not in the guides: ${question}`),
    ...declined
      .filter(({ kind }) => kind === 'answer')
      .map(({ question }) => `  answered, though harmful: ${question}`),
  ];
  return `\n${lines.join('\n')}\n`;
}

function kindsLine(
  name: string,
  kinds: readonly Kind[],
  wanted: string,
  isHeldOut: (place: number) => boolean,
): string {
  const share = (list: readonly Kind[]) =>
    percent(list.filter(({ kind }) => kind === wanted).length / list.length);
  const heldOut = kinds.filter((_, place) => isHeldOut(place));
  return `${name}: ${share(kinds)} of ${kinds.length} (held out: ${share(heldOut)} of ${heldOut.length})`;
}
