import type { Answers } from '../../finder/model/answers.ts';
import { all, any, atLeast, evaluate, has, is, not, some } from '../../finder/model/condition.ts';
import type { Condition, Verdict } from '../../finder/model/condition.ts';
import { complete } from '../../finder/model/questions.ts';
import { inStreet } from '../../finder/model/rules/street.ts';
import type { IsoDate } from '../../../content/facts/types.ts';
import { isGiven, options, type Given, type HealthAnswers, type ScoredId } from './answers.ts';

/** The areas of the score. */
export const areas = ['identity', 'food', 'goods', 'tax', 'people', 'place', 'money'] as const;
export type Area = (typeof areas)[number];

/** The facts that decide which questions apply. */
export interface Known {
  /** The business as the finder's rules read it: the answers and the facts that follow from them. */
  business: Answers;
  given: HealthAnswers;
  date: IsoDate;
}

export interface ScoredQuestion {
  id: ScoredId;
  area: Area;
  weight: number;
  /** Answering "no" here caps the whole score (`cappedAt`), whatever the other answers are. */
  critical?: true;
  /** Whether the question applies. If that is unknown, it is asked and offers "does not apply". */
  applies: (known: Known) => Verdict;
  /** Conditions for answers that only some businesses are offered. */
  offered?: Readonly<Record<string, (known: Known) => boolean>>;
}

const holds =
  (condition: Condition) =>
  ({ business, date }: Known): Verdict =>
    evaluate(condition, business, date).verdict;

const inTown = not(is('place', 'village'));
const vendorInTown = all(inStreet, inTown);
/** Kinds of business that sell, make or pack goods. */
const withGoods = is(
  'kind',
  'street-fixed',
  'street-mobile',
  'home-business',
  'shop',
  'restaurant',
  'cloud-kitchen',
  'food-making',
  'making',
  'wholesale',
  'online-seller',
  'importer',
  'exporter',
  'healthcare',
);
const ruledGoods = all(
  withGoods,
  any(
    has('does', 'scale', 'packs'),
    has('health', 'pharmacy', 'devices'),
    has(
      'products',
      'toys',
      'helmets',
      'steel-cement',
      'electrical',
      'footwear',
      'electronics',
      'gold',
      'cosmetics',
      'medicines',
      'devices',
    ),
  ),
);
const formed = is('entity', 'partnership', 'llp', 'opc', 'private-limited');

/** Whether the business handles food, by the answers of this check or the finder. */
function withFood(known: Known): Verdict {
  const { fssai } = known.given;
  const told = holds(not(is('food', 'no')))(known);
  if (told !== 'unknown' || fssai === undefined) return told;
  return fssai === 'none' ? 'no' : 'yes';
}

/** Whether the business has premises or a kitchen where a fire can start. */
function canBurn(known: Known): Verdict {
  const verdicts = [holds(is('premises', 'business'))(known), withFood(known)];
  if (verdicts.includes('yes')) return 'yes';
  return verdicts.includes('unknown') ? 'unknown' : 'no';
}

/** Every scored question in the order of asking, with its weight (product design, section C). */
export const scoredQuestions: readonly ScoredQuestion[] = [
  {
    id: 'vending',
    area: 'identity',
    weight: 12,
    critical: true,
    // A vendor who has not named a town is asked too.
    applies: holds(vendorInTown),
  },
  {
    id: 'trade-licence',
    area: 'identity',
    weight: 12,
    critical: true,
    applies: holds(all(not(inStreet), inTown)),
    offered: { none: () => true },
  },
  { id: 'udyam', area: 'identity', weight: 8, applies: () => 'yes' },
  {
    id: 'fssai',
    area: 'food',
    weight: 14,
    critical: true,
    applies: holds(not(is('food', 'no'))),
    offered: { deemed: (known) => holds(vendorInTown)(known) !== 'no' },
  },
  { id: 'hygiene', area: 'food', weight: 6, applies: withFood },
  { id: 'goods', area: 'goods', weight: 10, critical: true, applies: holds(ruledGoods) },
  { id: 'gst', area: 'tax', weight: 14, critical: true, applies: () => 'yes' },
  {
    id: 'income-tax',
    area: 'tax',
    weight: 6,
    applies: () => 'yes',
    offered: { none: (known) => holds(formed)(known) !== 'yes' },
  },
  {
    id: 'insurance',
    area: 'people',
    weight: 9,
    critical: true,
    applies: holds(atLeast('workers', 'labour.esi.workers')),
  },
  { id: 'wages', area: 'people', weight: 6, applies: holds(some('workers')) },
  { id: 'fire', area: 'place', weight: 9, critical: true, applies: canBurn },
  {
    id: 'rent',
    area: 'place',
    weight: 6,
    applies: holds(is('premises', 'home', 'business')),
  },
  { id: 'money', area: 'money', weight: 10, applies: () => 'yes' },
];

/** Returns the scored question with this id. */
export function scoredById(id: ScoredId): ScoredQuestion {
  const question = scoredQuestions.find((each) => each.id === id);
  if (!question) throw new Error(`No question "${id}" in src/tools/health/model/questions.ts`);
  return question;
}

/** Returns the facts about a business, including those that follow from its answers. */
export const knownOf = (business: Answers, given: HealthAnswers, date: IsoDate): Known => ({
  business: complete(business, date).answers,
  given,
  date,
});

/** Returns the answers offered to this business, without "I don't know". */
export function offeredOptions(id: ScoredId, known: Known): string[] {
  const { applies, offered } = scoredById(id);
  const shown = (option: string) => {
    const condition = offered?.[option];
    if (condition) return condition(known);
    // "Does not apply" is offered only while it is unknown whether the question applies.
    return option !== 'none' || applies(known) === 'unknown';
  };
  return options[id].filter(shown);
}

/** Returns an answer only while it is still offered: a change to the business can withdraw it. */
export function standing(id: ScoredId, known: Known): Given | undefined {
  const answer = known.given[id];
  if (answer === undefined || !isGiven(id, answer)) return undefined;
  return answer === 'unknown' || offeredOptions(id, known).includes(answer) ? answer : undefined;
}
