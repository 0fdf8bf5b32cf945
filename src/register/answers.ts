import type { IsoDate } from '../content/facts/types.ts';
import { states } from './states.ts';

/**
 * The shared answers about a business (A11Y-08). `tools/finder/stored.ts` saves them, `parseAnswers` reads
 * them. Ids and values are the same in every
 * language and never change their meaning.
 */

/** Questions with one answer of a list. */
export const choices = {
  /** Kind of the business. */
  kind: [
    'street-fixed',
    'street-mobile',
    'home-business',
    'shop',
    'office-service',
    'restaurant',
    'cloud-kitchen',
    'food-making',
    'making',
    'wholesale',
    'online-seller',
    'importer',
    'exporter',
    'transport',
    'healthcare',
    'education',
    'real-estate',
    'it',
    'consulting',
  ],
  state: states,
  /** Local body: a known city, or a kind of place. */
  place: [
    'ghmc',
    'cyberabad',
    'malkajgiri',
    'hyderabad',
    'bengaluru',
    'mumbai',
    'pune',
    'chennai',
    'kolkata',
    'delhi',
    'town',
    'village',
  ],
  food: ['no', 'sells', 'makes', 'carries'],
  supply: ['goods', 'services', 'both', 'exempt'],
  vehicle: ['passengers', 'goods-heavy', 'goods-light', 'none'],
  property: ['agent', 'large-project', 'small-project', 'own-rooms'],
  power: ['yes', 'no'],
  premises: ['none', 'home', 'business'],
  entity: ['not-formed', 'proprietor', 'partnership', 'llp', 'opc', 'private-limited'],
} as const;

/** Questions with several answers, or none. */
const ticks = {
  health: ['clinic', 'pharmacy', 'devices'],
  products: [
    'ice-cream',
    'tobacco',
    'bricks',
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
    'used-vehicles',
  ],
  online: ['own-site', 'marketplace', 'food-app', 'collects-data'],
  reach: ['other-states', 'exports', 'imports'],
  building: ['tall', 'assembly', 'hazard-store'],
  does: [
    'scale',
    'packs',
    'music',
    'alcohol',
    'plastic',
    'sms',
    'signboard',
    'pollution',
    'hazard',
    'gas',
    'fairs',
    'loose-oil',
    'tobacco',
    'scrap',
  ],
  plans: ['brand', 'barcode', 'certificate', 'government', 'startup'],
} as const;

/** Questions with a number: rupees a year, people, rupees a month. */
export const amounts = ['turnover', 'workers', 'topWage'] as const;

export type ChoiceId = keyof typeof choices;
export type TickId = keyof typeof ticks;
export type AmountId = (typeof amounts)[number];
export type QuestionId = ChoiceId | TickId | AmountId;
export type ChoiceOf<Q extends ChoiceId> = (typeof choices)[Q][number];
export type TickOf<Q extends TickId> = (typeof ticks)[Q][number];
export type Kind = ChoiceOf<'kind'>;
export type Place = ChoiceOf<'place'>;

/** The answer "I don't know". */
export const unknown = 'unknown';
type Unknown = typeof unknown;

/** The answers so far. Unanswered questions are absent. */
export type Answers = {
  -readonly [Q in ChoiceId]?: ChoiceOf<Q> | Unknown;
} & {
  -readonly [Q in TickId]?: readonly TickOf<Q>[] | Unknown;
} & {
  -readonly [Q in AmountId]?: number | Unknown;
};

/** An answer to any question. */
export type Answer = string | number | readonly string[];

/** Larger numbers are typing errors. */
export const largestAmount = 1e13;

export const isChoice = (id: string): id is ChoiceId => Object.hasOwn(choices, id);
export const isTick = (id: string): id is TickId => Object.hasOwn(ticks, id);
export const isAmount = (id: string): id is AmountId => (amounts as readonly string[]).includes(id);

/** Returns the options of a question with a list; empty for a number. */
export function optionsOf(id: QuestionId): readonly string[] {
  if (isChoice(id)) return choices[id];
  return isTick(id) ? ticks[id] : [];
}

/** True when a value is a valid answer to this question. */
export function isAnswer(id: QuestionId, value: unknown): value is Answer {
  if (value === unknown) return true;
  if (isAmount(id)) return typeof value === 'number' && value >= 0 && value <= largestAmount;
  const options = optionsOf(id);
  if (isChoice(id)) return typeof value === 'string' && options.includes(value);
  return Array.isArray(value) && value.every((each) => options.includes(each as string));
}

const questionIds = [...Object.keys(choices), ...Object.keys(ticks), ...amounts] as QuestionId[];

/** Reads answers from a saved or received value, without invalid ones. Never throws. */
export function parseAnswers(value: unknown): Answers {
  if (typeof value !== 'object' || value === null) return {};
  const given = value as Record<string, unknown>;
  return Object.fromEntries(
    questionIds.flatMap((id) => (isAnswer(id, given[id]) ? [[id, given[id]]] : [])),
  );
}

/** Ways of filing GST. */
export const gstSchemes = ['none', 'monthly', 'quarterly', 'composition', 'unknown'] as const;
export type GstScheme = (typeof gstSchemes)[number];

/** Further facts that determine dates. */
export const situations = [
  'esi',
  'epf',
  'tds',
  'taxable-income',
  'advance-tax',
  'presumptive',
  'audited',
  'job-work',
  'loans',
  'late-suppliers',
] as const;
export type Situation = (typeof situations)[number];

/** Days that the visitor's papers state. */
export const paperDays = [
  'fssai-paid-until',
  'trade-licence-until',
  'vending-until',
  'scale-stamped-on',
  'shop-until',
  'fire-until',
  'pollution-until',
  'bis-until',
  'barcode-until',
  'trademark-filed-on',
  'meeting-on',
  'incorporated-on',
  'closed-on',
] as const;
export type PaperDay = (typeof paperDays)[number];

/** Answers that only the calendar asks for. */
export interface OwnAnswers {
  gst?: GstScheme;
  situations: readonly Situation[];
  days: Partial<Record<PaperDay, IsoDate>>;
}

export const noAnswers: OwnAnswers = { situations: [], days: {} };

/** All facts about a business: the completed shared answers, and the calendar's own. */
export interface Profile {
  known: Answers;
  own: OwnAnswers;
}
