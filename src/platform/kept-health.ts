import { keptNames } from './offline/kept-names.ts';
import { keepValue, readValue } from './offline/keyval.ts';

/**
 * What the business health check keeps on this phone, part by part, so that other tools can read the
 * past results and the checklist. The shapes are `content/health/check.ts` and `history.ts`; read them
 * with their parsers. What the business is stands in `kept-answers.ts`.
 */
const names = {
  run: 'health-run',
  history: keptNames.healthResults,
  toDo: keptNames.healthToDo,
} as const;

export type HealthPart = keyof typeof names;

/** What is kept of a part, of whatever version; undefined where nothing is. Rejects when the phone keeps nothing. */
export const readHealth = (part: HealthPart): Promise<unknown> => readValue<unknown>(names[part]);

/** Keeps a part; on a shared phone nothing. Rejects when the phone keeps nothing or is full. */
export const keepHealth = (part: HealthPart, value: object): Promise<void> =>
  keepValue(names[part], value);
