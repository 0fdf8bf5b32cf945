import { isNeeded } from '../../../register/find.ts';
import type { Given, ScoredId } from './answers.ts';
import { areas, findingOf, scoredQuestions, standing, type Area, type Known } from './questions.ts';

/**
 * The effect of an answer on the score. `met` counts as in order. `gap` and `unknown` count as not in order;
 * the visitor has to find out the unknown ones. `none` does not apply and is not counted.
 */
export type Outcome = 'met' | 'gap' | 'unknown' | 'none';

/** The outcome of each answer that depends on no other answer. */
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

/** Returns the outcome of a question; undefined if it has no answer. */
export function outcomeOf(id: ScoredId, known: Known): Outcome | undefined {
  const answer = standing(id, known);
  if (answer === undefined) return undefined;
  // A vendor counts as registered for food only with a vending certificate.
  if (answer === 'deemed') return known.given.vending === 'yes' ? 'met' : 'gap';
  // The visitor says the sales are below the limit; the register's rules may disagree.
  if (answer === 'below')
    return isNeeded(findingOf('gst', known), 'must') === 'yes' ? 'gap' : 'met';
  return outcomes[answer];
}

/** The weights that are in order, and the weights that apply. */
interface Part {
  earned: number;
  applicable: number;
  /** From 0 to 100; undefined if no question applies. */
  score: number | undefined;
}

export interface Score extends Part {
  score: number;
  areas: Readonly<Record<Area, Part>>;
  /** True if a critical gap limited the score. */
  capped: boolean;
  gaps: readonly ScoredId[];
  unknowns: readonly ScoredId[];
}

/** The highest score of a business with a critical gap. */
export const cappedAt = 59;

/** The bands, each with its lowest score. */
const bands = [
  { id: 'strong', from: 80 },
  { id: 'fair', from: 60 },
  { id: 'gaps', from: 40 },
  { id: 'act', from: 0 },
] as const;
export type Band = (typeof bands)[number]['id'];

/** Returns the band of a score from 0 to 100. */
export function bandOf(score: number): Band {
  return bands.find(({ from }) => score >= from)?.id ?? 'act';
}

/** Calculates the score of each area and in total. An unanswered question counts as unknown. */
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
