import { isObject, syncedValue, type Items } from '../../platform/offline/stored-value.ts';

const isAnswer = (value: unknown): boolean =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  (Array.isArray(value) && value.every((each) => typeof each === 'string'));

/** Returns the answers by question. `parseAnswers` (register/answers.ts) validates them. */
const answersIn = (saved: unknown): Items =>
  isObject(saved)
    ? Object.fromEntries(Object.entries(saved).filter(([, value]) => isAnswer(value)))
    : {};

/**
 * The answers about the business. Every tool that needs them reads them instead of asking again (A11Y-08).
 */
export const businessAnswers = syncedValue({
  name: 'business-answers',
  kind: 'finder-answers',
  itemsIn: answersIn,
  withItems: (_, items) => ({ ...items }),
});
