import { isDay } from '../../content/facts/days.ts';
import { isObject, storedValue, syncedValue } from '../../platform/offline/stored-value.ts';

/** The questions answered so far (tools/health/model/check.ts). */
export const healthRun = storedValue('health-run');

/** A result of the health check: the day it was taken, and of a hundred. */
export interface HealthResult {
  on: string;
  run: string;
  score: number;
}

/** So many results are saved on a phone; the oldest go. */
const maxResults = 12;

const isResult = (value: unknown): value is HealthResult =>
  isObject(value) &&
  isDay(value.on) &&
  typeof value.run === 'string' &&
  typeof value.score === 'number';

/** The saved results, oldest first, each with all that the check has saved of it. */
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

/** A point to do from the health check. */
export interface ToDo {
  gap: string;
  doneOn?: string;
}

const isToDo = (value: unknown): value is ToDo =>
  isObject(value) &&
  typeof value.gap === 'string' &&
  (value.doneOn === undefined || isDay(value.doneOn));

/** The saved points to do, each with all that the check has saved of it. */
export const toDoIn = (saved: unknown): ToDo[] =>
  Array.isArray(saved) ? saved.filter(isToDo) : [];

/** What the health check found and somebody wants to do. */
export const healthToDo = syncedValue({
  name: 'health-to-do',
  kind: 'health-to-do',
  itemsIn: (saved) => Object.fromEntries(toDoIn(saved).map((point) => [point.gap, point])),
  withItems: (_, items) => toDoIn(Object.values(items)),
});
