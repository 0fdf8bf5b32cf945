import { isDay } from '../../../content/facts/days.ts';
import type { IsoDate } from '../../../content/facts/types.ts';
import { isScored, type ScoredId } from './answers.ts';
import type { Score } from './score.ts';

/** A saved result: enough for a comparison, but no answers about the business. */
export interface PastResult {
  /** The date of the result, in India. */
  on: IsoDate;
  /** Id of the run that led to this result. */
  run: string;
  score: number;
  gaps: readonly ScoredId[];
  unknowns: readonly ScoredId[];
}

/** The device saves this many results and drops the oldest. */
export const mostResults = 12;

/**
 * Returns the history with one more result. A result of the same run and day replaces the earlier one,
 * because a changed answer is not a new check.
 */
export function withResult(
  history: readonly PastResult[],
  { score, gaps, unknowns }: Pick<Score, 'score' | 'gaps' | 'unknowns'>,
  { on, run }: Pick<PastResult, 'on' | 'run'>,
): PastResult[] {
  const last = history.at(-1);
  const before = last?.on === on && last.run === run ? history.slice(0, -1) : history;
  return [...before, { on, run, score, gaps, unknowns }].slice(-mostResults);
}

export interface Change {
  since: IsoDate;
  from: number;
  to: number;
  closed: readonly ScoredId[];
  /** Gaps that the previous result did not have. */
  opened: readonly ScoredId[];
}

/** Returns the changes since the previous result; undefined without a previous result. */
export function changeOf(history: readonly PastResult[]): Change | undefined {
  const now = history.at(-1);
  const before = history.at(-2);
  if (!now || !before) return undefined;
  const isOpen = (id: ScoredId) => now.gaps.includes(id) || now.unknowns.includes(id);
  return {
    since: before.on,
    from: before.score,
    to: now.score,
    closed: before.gaps.filter((id) => !isOpen(id)),
    opened: now.gaps.filter((id) => !before.gaps.includes(id)),
  };
}

const scoredIn = (value: unknown): ScoredId[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string' && isScored(id)) : [];

/** Reads saved results and drops invalid ones. Never throws. */
export function parseHistory(value: unknown): PastResult[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((each: unknown) => {
    if (typeof each !== 'object' || each === null) return [];
    const { on, run, score, gaps, unknowns } = each as Record<string, unknown>;
    if (!isDay(on) || typeof run !== 'string' || typeof score !== 'number') return [];
    return [{ on, run, score, gaps: scoredIn(gaps), unknowns: scoredIn(unknowns) }];
  });
}

/** A gap on the visitor's checklist. */
export interface ToDo {
  gap: ScoredId;
  addedOn: IsoDate;
  doneOn?: IsoDate;
}

/** Reads a saved checklist and drops invalid entries. Never throws. */
export function parseToDo(value: unknown): ToDo[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((each: unknown) => {
    if (typeof each !== 'object' || each === null) return [];
    const { gap, addedOn, doneOn } = each as Record<string, unknown>;
    if (typeof gap !== 'string' || !isScored(gap) || !isDay(addedOn)) return [];
    return [{ gap, addedOn, ...(isDay(doneOn) && { doneOn }) }];
  });
}
