import { gstAsked } from '../../finder/model/rules/tax.ts';
import { evaluate } from '../../finder/model/condition.ts';
import type { Given, ScoredId } from './answers.ts';
import { areas, scoredQuestions, standing, type Area, type Known } from './questions.ts';

/**
 * What an answer comes to. `met`: in order. `gap`: not in order. `unknown`: to be found out, counted as
 * not in order. `none`: does not apply, not counted.
 */
export type Outcome = 'met' | 'gap' | 'unknown' | 'none';

/** What an answer comes to by itself. */
const outcomes: Readonly<Record<Exclude<Given, 'deemed' | 'below'>, Outcome>> = {
  yes: 'met',
  applied: 'met',
  filed: 'met',
  no: 'gap',
  late: 'gap',
  missing: 'gap',
  none: 'none',
  unknown: 'unknown',
};

/** What the answer to a question comes to; undefined while it has none. */
export function outcomeOf(id: ScoredId, known: Known): Outcome | undefined {
  const answer = standing(id, known);
  if (answer === undefined) return undefined;
  // A vendor counts as registered for food by the vending paper, and only with it.
  if (answer === 'deemed') return known.given.vending === 'yes' ? 'met' : 'gap';
  // Said to be below the limit; by the finder's rules it is not.
  if (answer === 'below')
    return evaluate(gstAsked, known.business, known.date).verdict === 'yes' ? 'gap' : 'met';
  return outcomes[answer];
}

/** Weights in order, of the weights that apply. */
interface Part {
  earned: number;
  applicable: number;
  /** Of a hundred; undefined where nothing applies. */
  score: number | undefined;
}

export interface Score extends Part {
  score: number;
  areas: Readonly<Record<Area, Part>>;
  /** A critical gap held the score down. */
  capped: boolean;
  gaps: readonly ScoredId[];
  unknowns: readonly ScoredId[];
}

/** With a critical gap the score is never above this. */
export const cappedAt = 59;

/** The bands, from the lowest score of each. */
const bands = [
  { id: 'strong', from: 80 },
  { id: 'fair', from: 60 },
  { id: 'gaps', from: 40 },
  { id: 'act', from: 0 },
] as const;
export type Band = (typeof bands)[number]['id'];

/** The band of a score between 0 and 100. */
export function bandOf(score: number): Band {
  return bands.find(({ from }) => score >= from)?.id ?? 'act';
}

/** Adds the weights up, by area and in all. A question without an answer counts as not known. */
export function scoreOf(known: Known): Score {
  const rows = scoredQuestions
    .filter(({ applies }) => applies(known) !== 'no')
    .map((question) => ({ ...question, outcome: outcomeOf(question.id, known) ?? 'unknown' }));
  const part = (list: typeof rows): Part => {
    const applicable = list.filter(({ outcome }) => outcome !== 'none').reduce(weigh, 0);
    const earned = list.filter(({ outcome }) => outcome === 'met').reduce(weigh, 0);
    const score = applicable > 0 ? Math.round((earned / applicable) * 100) : undefined;
    return { earned, applicable, score };
  };
  const total = part(rows);
  const uncapped = total.score ?? 0;
  const isHeld = rows.some(({ critical, outcome }) => critical && outcome === 'gap');
  const idsOf = (outcome: Outcome) =>
    rows.filter((row) => row.outcome === outcome).map(({ id }) => id);
  return {
    ...total,
    score: isHeld ? Math.min(uncapped, cappedAt) : uncapped,
    capped: isHeld && uncapped > cappedAt,
    areas: Object.fromEntries(
      areas.map((area) => [area, part(rows.filter((row) => row.area === area))]),
    ) as Record<Area, Part>,
    gaps: idsOf('gap'),
    unknowns: idsOf('unknown'),
  };
}

const weigh = (sum: number, { weight }: { weight: number }): number => sum + weight;
