import { keptNames } from './offline/kept-names.ts';
import { changeValue, readValue, removeValue } from './offline/keyval.ts';

/**
 * What somebody has told about their business, kept on this phone for every tool that would else ask
 * again (A11Y-08). The shape is `content/finder/answers.ts`; read it with its `parseAnswers`.
 */
const name = keptNames.answers;

/** Whether what somebody enters stays: on this phone, not on a `shared` one, not where the phone `refused`. */
export type Keeping = 'phone' | 'shared' | 'refused';

/** What is kept, of whatever version; undefined where nothing is. Rejects when the phone keeps nothing. */
export const readKeptAnswers = (): Promise<unknown> => readValue<unknown>(name);

/**
 * Changes the answers in one step, so that what another tab has told meanwhile stays; on a shared phone
 * nothing is kept. Rejects when the phone keeps nothing or is full.
 */
export const changeKeptAnswers = (change: (kept: unknown) => object): Promise<void> =>
  changeValue<unknown>(name, change);

/** Forgets the answers. Rejects when the phone keeps nothing. */
export const dropKeptAnswers = (): Promise<void> => removeValue(name);
