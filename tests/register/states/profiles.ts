import type { Answers, Place } from '../../../src/register/answers.ts';
import type { Level } from '../../../src/register/record.ts';
import type { NeedId } from '../../../src/register/register.ts';

/** Papers of the state packs about which the finder has rules. Hours and wages have none. */
export type StateNeed = Extract<
  NeedId,
  | 'shops-act'
  | 'trade-licence'
  | 'professional-tax'
  | 'professional-tax-own'
  | 'vending-certificate'
  | 'fire-noc'
>;

const lakh = 100_000;

/** Rooms that need no fire certificate in any state that was read, and nothing else of note. */
const plain = {
  supply: 'goods',
  food: 'no',
  entity: 'proprietor',
  building: [],
  health: [],
  products: [],
  online: [],
  reach: [],
  does: [],
  plans: [],
} as const satisfies Answers;

/** Ten businesses. Each pack says what its state asks of them. `at` is where in the state they stand. */
export const profiles = {
  'tea cart in a town': {
    at: 'city',
    answers: { ...plain, kind: 'street-fixed', food: 'makes', turnover: 3 * lakh, workers: 0 },
  },
  'fruit barrow in a village': {
    at: 'village',
    answers: { ...plain, kind: 'street-mobile', food: 'sells', turnover: 2 * lakh, workers: 0 },
  },
  'shop without workers': {
    at: 'city',
    answers: { ...plain, kind: 'shop', premises: 'business', turnover: 12 * lakh, workers: 0 },
  },
  'village shop without workers': {
    at: 'village',
    answers: { ...plain, kind: 'shop', premises: 'business', turnover: 6 * lakh, workers: 0 },
  },
  'shop with 6 workers, wages to 14,000': {
    at: 'city',
    answers: {
      ...plain,
      kind: 'shop',
      premises: 'business',
      turnover: 35 * lakh,
      workers: 6,
      topWage: 14_000,
    },
  },
  'shop with 12 workers, wages to 22,000': {
    at: 'city',
    answers: {
      ...plain,
      kind: 'shop',
      premises: 'business',
      turnover: 90 * lakh,
      workers: 12,
      topWage: 22_000,
    },
  },
  'shop with 25 workers, wages to 30,000': {
    at: 'town',
    answers: {
      ...plain,
      kind: 'shop',
      premises: 'business',
      turnover: 200 * lakh,
      workers: 25,
      topWage: 30_000,
    },
  },
  'restaurant with 8 workers on a ground floor': {
    at: 'town',
    answers: {
      ...plain,
      kind: 'restaurant',
      food: 'makes',
      premises: 'business',
      turnover: 60 * lakh,
      workers: 8,
      topWage: 18_000,
    },
  },
  'office with 25 workers in a tall building': {
    at: 'city',
    answers: {
      ...plain,
      kind: 'office-service',
      supply: 'services',
      premises: 'business',
      building: ['tall'],
      turnover: 150 * lakh,
      workers: 25,
      topWage: 40_000,
    },
  },
  'consultant with 2 workers': {
    at: 'city',
    answers: {
      ...plain,
      kind: 'consulting',
      supply: 'services',
      premises: 'business',
      turnover: 30 * lakh,
      workers: 2,
      topWage: 20_000,
    },
  },
} as const satisfies Record<string, { at: 'city' | 'town' | 'village'; answers: Answers }>;

export type ProfileName = keyof typeof profiles;

/** What the sources of a state say about one business; what they leave open is absent. */
type Expected = Partial<Record<StateNeed, Level>>;

export interface StateProfiles {
  state: NonNullable<Answers['state']>;
  /** The place of businesses `at: 'city'`. */
  city: Place;
  /** Written from the sources before the finder was tried. */
  expected: Record<ProfileName, Expected>;
  /** Registrations of which the calendar must (or must not) name a date to a business. */
  calendar: Partial<Record<ProfileName, Partial<Record<StateNeed, boolean>>>>;
  /** Papers about which the finder says “likely” where the sources say more or less, and why that waits. */
  waits: Partial<Record<StateNeed, string>>;
}
