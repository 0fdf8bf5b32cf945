import type { QuestionId } from '../../register/answers.ts';
import type { Period } from './model/read-amount.ts';
import { saveValue, readValue, removeValue } from '../../platform/offline/keyval.ts';

/** A typed number, valid or not, so that a reload does not lose it. */
export interface Typed {
  question: QuestionId;
  text: string;
  period: Period;
}

const name = 'finder-typed';

/** Reads the text of the open question; undefined without one. Rejects when storage is denied. */
export const readTyped = (): Promise<Typed | undefined> => readValue<Typed>(name);
export const saveTyped = (typed: Typed): Promise<void> => saveValue(name, typed);
export const dropTyped = (): Promise<void> => removeValue(name);
