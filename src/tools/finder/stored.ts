import { isObject, syncedValue, type Items } from '../../platform/offline/stored-value.ts';

const isAnswer = (value: unknown): boolean =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  (Array.isArray(value) && value.every((each) => typeof each === 'string'));

/** Answers by their questions. `parseAnswers` (tools/finder/model/answers.ts) says which of them are ours. */
const answersIn = (saved: unknown): Items =>
  isObject(saved)
    ? Object.fromEntries(Object.entries(saved).filter(([, value]) => isAnswer(value)))
    : {};

/** What somebody has told about their business, saved for every tool that would else ask again (A11Y-08). */
export const businessAnswers = syncedValue({
  name: 'business-answers',
  kind: 'finder-answers',
  itemsIn: answersIn,
  withItems: (_, items) => ({ ...items }),
});
