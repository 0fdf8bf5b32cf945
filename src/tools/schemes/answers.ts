import { withLatinDigits } from '../../i18n/parse-amount.ts';
import type {
  BandId,
  Group,
  Help,
  Registration,
  Stage,
  StateId,
  Who,
  Work,
} from './model/choices.ts';
import {
  bands,
  groups,
  helps,
  registrations,
  stages,
  states,
  whos,
  works,
} from './model/choices.ts';

/** What somebody told of themselves. Absent: not answered. An empty list: "none of these". */
export interface Answers {
  place?: StateId;
  who?: readonly Who[];
  work?: readonly Work[];
  stage?: Stage;
  papers?: readonly Registration[];
  helps?: readonly Help[];
  money?: BandId;
  groups?: readonly Group[];
  /** Years. */
  age?: number;
}

/** The questions, one a screen, in their order. `about` asks for groups and age. */
export const questions = [
  'place',
  'who',
  'work',
  'stage',
  'papers',
  'helps',
  'money',
  'about',
] as const;
export type Question = (typeof questions)[number];

/** What each question offers; `many` where more than one may be ticked. */
export const choices = {
  place: { many: false, options: states },
  who: { many: true, options: whos },
  work: { many: true, options: works },
  stage: { many: false, options: stages },
  papers: { many: true, options: registrations },
  helps: { many: true, options: helps },
  money: { many: false, options: bands.map(({ id }) => id) },
  about: { many: true, options: groups },
} as const satisfies Record<Question, { many: boolean; options: readonly string[] }>;

/** The tick for "none of these", which stands alone. */
export const none = 'none';

/** What is ticked and typed on the screens, as it is kept: also what is half done, also what is wrong. */
export interface Inputs {
  chosen: Partial<Record<Question, readonly string[]>>;
  age: string;
}

export const noInputs: Inputs = { chosen: {}, age: '' };

/** Years somebody can be who asks for a scheme. */
export const ages = { from: 14, to: 100 } as const;

/** The age that was typed: undefined when the field is empty, 'wrong' when it is no age. */
export function ageTyped(text: string): number | undefined | 'wrong' {
  const typed = withLatinDigits(text).trim();
  if (typed === '') return undefined;
  if (!/^\d{1,3}$/.test(typed)) return 'wrong';
  const years = Number(typed);
  return years >= ages.from && years <= ages.to ? years : 'wrong';
}

/** What is ticked at a question, with what it does not offer left out. */
export function chosenAt({ chosen }: Inputs, question: Question): readonly string[] {
  const offered: readonly string[] = choices[question].options;
  return (chosen[question] ?? []).filter((value) => value === none || offered.includes(value));
}

/** What the screens say. A question that was skipped, and a wrong age, is no answer. */
export function answersOf(inputs: Inputs): Answers {
  const one = <T extends string>(question: Question) =>
    chosenAt(inputs, question).find((value) => value !== none) as T | undefined;
  const many = <T extends string>(question: Question) => {
    const ticked = chosenAt(inputs, question);
    return ticked.length > 0 ? (ticked.filter((value) => value !== none) as T[]) : undefined;
  };
  const age = ageTyped(inputs.age);
  const answers: { [K in keyof Answers]: Answers[K] | undefined } = {
    place: one<StateId>('place'),
    who: many<Who>('who'),
    work: many<Work>('work'),
    stage: one<Stage>('stage'),
    papers: many<Registration>('papers'),
    helps: many<Help>('helps'),
    money: one<BandId>('money'),
    groups: many<Group>('about'),
    age: age === 'wrong' ? undefined : age,
  };
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined));
}
