import { measure, p95, type Outcome } from './evaluate.ts';

interface Kind {
  question: string;
  kind: string;
}

/** What came of one set of questions. */
export interface SetOutcomes {
  outcomes: readonly Outcome[];
  refused: readonly Kind[];
}

interface Evaluation {
  tunedTo: SetOutcomes;
  /** Nothing was tuned to these. */
  unseen: SetOutcomes;
  declined: readonly Kind[];
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** The table of the evaluation and the list of misses, as text. */
export function reportOf({ tunedTo, unseen, declined }: Evaluation): string {
  const groups: [string, readonly Outcome[]][] = [
    ['tuned to', tunedTo.outcomes],
    ...(['en', 'hi', 'te'] as const).map((language): [string, Outcome[]] => [
      `  in ${language}`,
      tunedTo.outcomes.filter(({ asked }) => asked.language === language),
    ]),
    ['unseen', unseen.outcomes],
  ];
  const row = (cells: readonly string[]) => cells.map((cell) => cell.padEnd(14)).join('');
  const times = tunedTo.outcomes.map(({ milliseconds }) => milliseconds);
  const lines = [
    row(['', 'questions', 'recall@1', 'recall@3', 'with figure', 'figure right']),
    ...groups.map(([name, group]) => {
      const { questions, recallAt1, recallAt3, withFigure, figures } = measure(group);
      const counts = [String(questions), percent(recallAt1), percent(recallAt3)];
      return row([name, ...counts, String(withFigure), percent(figures)]);
    }),
    '',
    kindsLine('Not in the guides, and said so', tunedTo.refused, 'unknown'),
    kindsLine('The same, unseen', unseen.refused, 'unknown'),
    kindsLine('Harm, and declined', declined, 'declined'),
    `Time of an answer, p95: ${p95(times).toFixed(1)} ms`,
    '',
    'Misses:',
    ...missesOf(tunedTo),
    ...answeredAll(declined, 'harmful'),
    'Misses of the unseen questions are not listed: who has read them tunes to them.',
  ];
  return `\n${lines.join('\n')}\n`;
}

const missesOf = ({ outcomes, refused }: SetOutcomes): string[] => [
  ...outcomes
    .filter(({ place, missing }) => place < 0 || missing.length > 0)
    .map(({ asked, missing, found }) => {
      const unstated = missing.length > 0 ? `; not stated: ${missing.join(', ')}` : '';
      return `  ${asked.ask} → ${found.join(', ') || 'nothing'}${unstated}`;
    }),
  ...answeredAll(refused, 'not in the guides'),
];

const answeredAll = (kinds: readonly Kind[], though: string): string[] =>
  kinds
    .filter(({ kind }) => kind === 'answer')
    .map(({ question }) => `  answered, though ${though}: ${question}`);

function kindsLine(name: string, kinds: readonly Kind[], wanted: string): string {
  const right = kinds.filter(({ kind }) => kind === wanted);
  return `${name}: ${percent(right.length / kinds.length)} of ${kinds.length}`;
}
