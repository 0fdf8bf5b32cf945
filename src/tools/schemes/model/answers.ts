import { withLatinDigits } from '../../../i18n/parse-amount.ts';
import type { BandId, Group, Help, Registration, Stage, StateId, Who, Work } from './choices.ts';
import { bands, groups, helps, registrations, stages, states, whos, works } from './choices.ts';

/** The visitor's answers. An absent property is unanswered; an empty list means "none of these". */
export interface Answers {
  place?: StateId;
  who?: readonly Who[];
  work?: readonly Work[];
  stage?: Stage;
  papers?: readonly Registration[];
  helps?: readonly Help[];
  money?: BandId;
  groups?: readonly Group[];
  /** In years. */
  age?: number;
  /** The deciding conditions of schemes that the visitor has answered, by `conditionId`. */
  decided?: Readonly<Record<string, boolean>>;
}

/** The id of a deciding condition: the scheme and the condition's place in its record. */
export const conditionId = (scheme: string, place: number): string => `${scheme}:${place}`;

/** The questions, one per screen, in order. `about` asks for groups and age. */
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

/** The options of each question; `many` allows more than one. */
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

/** The option "none of these", which excludes all others. */
export const none = 'none';

/** The saved form values of the screens. They may be incomplete or invalid. */
export interface Inputs {
  chosen: Partial<Record<Question, readonly string[]>>;
  age: string;
  /** The deciding conditions of schemes that the visitor has answered, by `conditionId`. */
  decided: Readonly<Record<string, boolean>>;
}

export const noInputs: Inputs = { chosen: {}, age: '', decided: {} };

/** The ages that the form accepts, in years. */
export const ages = { from: 14, to: 100 } as const;

/** Parses the typed age. Returns undefined for an empty field, 'wrong' for an invalid age. */
export function ageTyped(text: string): number | undefined | 'wrong' {
  const typed = withLatinDigits(text).trim();
  if (typed === '') return undefined;
  if (!/^\d{1,3}$/.test(typed)) return 'wrong';
  const years = Number(typed);
  return years >= ages.from && years <= ages.to ? years : 'wrong';
}

/** Returns the chosen options of a question, without options that it does not offer. */
export function chosenAt({ chosen }: Inputs, question: Question): readonly string[] {
  const offered: readonly string[] = choices[question].options;
  return (chosen[question] ?? []).filter((value) => value === none || offered.includes(value));
}

/** Returns the answers in the form values. A skipped question or an invalid age counts as unanswered. */
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
    decided: Object.keys(inputs.decided).length > 0 ? inputs.decided : undefined,
  };
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined));
}
