/**
 * The answers of the business health check. `tools/health/stored.ts` saves them on the device and
 * `parseAnswers` reads them back. Ids and values are the same in every language and never change meaning,
 * because saved answers refer to them.
 * Answers about the business itself are in `register/answers.ts`, because several tools use them.
 */
export const options = {
  vending: ['yes', 'applied', 'no'],
  'trade-licence': ['yes', 'no', 'none'],
  udyam: ['yes', 'no'],
  fssai: ['yes', 'deemed', 'no', 'none'],
  hygiene: ['yes', 'no'],
  goods: ['yes', 'no', 'none'],
  gst: ['filed', 'below', 'late', 'missing'],
  'income-tax': ['yes', 'no', 'none'],
  insurance: ['yes', 'no', 'none'],
  wages: ['yes', 'no', 'none'],
  papers: ['yes', 'no'],
  fire: ['yes', 'no', 'none'],
  rent: ['yes', 'no', 'none'],
  money: ['yes', 'no'],
} as const;

/** Id of a scored question. */
export type ScoredId = keyof typeof options;

/** "I don't know": every scored question accepts this answer. */
export const unknown = 'unknown';

export type Given<Id extends ScoredId = ScoredId> = (typeof options)[Id][number] | typeof unknown;

/** The scored questions answered so far. */
export type HealthAnswers = { -readonly [Id in ScoredId]?: Given<Id> };

export const scoredIds = Object.keys(options) as ScoredId[];

export const isScored = (id: string): id is ScoredId => Object.hasOwn(options, id);

/** Returns true for a valid answer to this question. */
export const isGiven = (id: ScoredId, value: unknown): value is Given =>
  value === unknown || (options[id] as readonly unknown[]).includes(value);

/** Reads saved answers and drops invalid ones. Never throws. */
export function parseAnswers(value: unknown): HealthAnswers {
  if (typeof value !== 'object' || value === null) return {};
  const given = value as Record<string, unknown>;
  return Object.fromEntries(
    scoredIds.flatMap((id) => (isGiven(id, given[id]) ? [[id, given[id]]] : [])),
  );
}
