import { isDay } from '../../content/facts/days.ts';
import { isObject, storedValue, syncedValue } from '../../platform/offline/stored-value.ts';

/** The current run: the questions answered so far (tools/health/model/check.ts). */
export const healthRun = storedValue('health-run');

/** A result of the health check: its date, and its score from 0 to 100. */
export interface HealthResult {
  on: string;
  run: string;
  score: number;
}

/** The device saves this many results and drops the oldest. */
const maxResults = 12;

const isResult = (value: unknown): value is HealthResult =>
  isObject(value) &&
  isDay(value.on) &&
  typeof value.run === 'string' &&
  typeof value.score === 'number';

/** Reads saved results, oldest first. The further fields of each entry remain. */
export const resultsIn = (saved: unknown): HealthResult[] =>
  (Array.isArray(saved) ? saved.filter(isResult) : [])
    .sort((a, b) => a.on.localeCompare(b.on))
    .slice(-maxResults);

/** Results of the health check, oldest first. */
export const healthResults = syncedValue({
  name: 'health-results',
  kind: 'health-results',
  itemsIn: (saved) =>
    Object.fromEntries(resultsIn(saved).map((result) => [`${result.on}/${result.run}`, result])),
  withItems: (_, items) => resultsIn(Object.values(items)),
});

/** A gap on the visitor's checklist. */
export interface ToDo {
  gap: string;
  doneOn?: string;
}

const isToDo = (value: unknown): value is ToDo =>
  isObject(value) &&
  typeof value.gap === 'string' &&
  (value.doneOn === undefined || isDay(value.doneOn));

/** Reads the saved checklist. Each entry keeps the further fields that the check has saved. */
export const toDoIn = (saved: unknown): ToDo[] =>
  Array.isArray(saved) ? saved.filter(isToDo) : [];

/** The checklist: gaps that the visitor wants to close. */
export const healthToDo = syncedValue({
  name: 'health-to-do',
  kind: 'health-to-do',
  itemsIn: (saved) => Object.fromEntries(toDoIn(saved).map((point) => [point.gap, point])),
  withItems: (_, items) => toDoIn(Object.values(items)),
});
