/**
 * The answers of the business health check, kept on the phone (`tools/health/stored.ts`) and read back
 * with `parseAnswers`. Ids and values are the same in every language and never change meaning.
 * What the business is stands in `tools/finder/model/answers.ts`: the tools share it.
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
  fire: ['yes', 'no', 'none'],
  rent: ['yes', 'no', 'none'],
  money: ['yes', 'no'],
} as const;

/** A question that is scored. */
export type ScoredId = keyof typeof options;

/** "I don't know": always an answer. */
export const unknown = 'unknown';

export type Given<Id extends ScoredId = ScoredId> = (typeof options)[Id][number] | typeof unknown;

/** What has been answered so far. */
export type HealthAnswers = { -readonly [Id in ScoredId]?: Given<Id> };

export const scoredIds = Object.keys(options) as ScoredId[];

export const isScored = (id: string): id is ScoredId => Object.hasOwn(options, id);

/** True when a value is an answer that this question can have. */
export const isGiven = (id: ScoredId, value: unknown): value is Given =>
  value === unknown || (options[id] as readonly unknown[]).includes(value);

/** Answers out of something kept: what is no answer of ours is left out. Never throws. */
export function parseAnswers(value: unknown): HealthAnswers {
  if (typeof value !== 'object' || value === null) return {};
  const given = value as Record<string, unknown>;
  return Object.fromEntries(
    scoredIds.flatMap((id) => (isGiven(id, given[id]) ? [[id, given[id]]] : [])),
  );
}
