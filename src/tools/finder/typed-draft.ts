import type { QuestionId } from './model/answers.ts';
import type { Period } from './model/read-amount.ts';
import { saveValue, readValue, removeValue } from '../../platform/offline/keyval.ts';

/** A number as it was typed, right or wrong: a reload must not lose it. */
export interface Typed {
  question: QuestionId;
  text: string;
  period: Period;
}

const name = 'finder-typed';

/** What was typed into the open question, if anything. Rejects when the phone keeps nothing. */
export const readTyped = (): Promise<Typed | undefined> => readValue<Typed>(name);
export const saveTyped = (typed: Typed): Promise<void> => saveValue(name, typed);
export const dropTyped = (): Promise<void> => removeValue(name);
