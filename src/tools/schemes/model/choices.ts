/**
 * The options that describe schemes and visitors. The records, the filters and the questions use the same
 * lists; their texts are in `locales/<language>/tools/schemes.ts`. Ids never change meaning, because devices
 * save them.
 */

/** States and union territories, by two-letter code. */
export const states = [
  'AN',
  'AP',
  'AR',
  'AS',
  'BR',
  'CH',
  'CG',
  'DN',
  'DL',
  'GA',
  'GJ',
  'HR',
  'HP',
  'JK',
  'JH',
  'KA',
  'KL',
  'LA',
  'LD',
  'MP',
  'MH',
  'MN',
  'ML',
  'MZ',
  'NL',
  'OD',
  'PY',
  'PB',
  'RJ',
  'SK',
  'TN',
  'TG',
  'TR',
  'UP',
  'UK',
  'WB',
] as const;
export type StateId = (typeof states)[number];

/** Kinds of applicant. */
export const whos = [
  'vendor',
  'owner',
  'firm',
  'starter',
  'artisan',
  'shg',
  'worker',
  'farmer',
  'group',
] as const;
export type Who = (typeof whos)[number];

/** Kinds of work. */
export const works = [
  'trade',
  'food',
  'food-making',
  'making',
  'service',
  'craft',
  'transport',
  'farm',
  'fish',
  'tech',
  'export',
  'green',
] as const;
export type Work = (typeof works)[number];

/** Stages of a business: not started, up to two years old, older. */
export const stages = ['idea', 'new', 'running'] as const;
export type Stage = (typeof stages)[number];

/** Registrations that a scheme can require. */
export const registrations = ['vending', 'udyam', 'gst', 'epf', 'startup', 'iec', 'bank'] as const;
export type Registration = (typeof registrations)[number];

/** Kinds of help that a scheme gives. */
export const helps = [
  'loan',
  'grant',
  'guarantee',
  'training',
  'market',
  'identity',
  'security',
  'tax',
  'investment',
  'advice',
  'hiring',
  'payment',
] as const;
export type Help = (typeof helps)[number];

/** Groups of people with their own schemes, or with more help in other schemes. */
export const groups = [
  'women',
  'sc',
  'st',
  'obc',
  'minority',
  'ews',
  'disability',
  'sanitation',
] as const;
export type Group = (typeof groups)[number];

/** Wanted sums in rupees: above `over`, up to `upTo`. The last band has no upper limit. */
export const bands = [
  { id: 'tiny', over: 0, upTo: 50_000 },
  { id: 'small', over: 50_000, upTo: 200_000 },
  { id: 'middle', over: 200_000, upTo: 1_000_000 },
  { id: 'large', over: 1_000_000, upTo: 5_000_000 },
  { id: 'great', over: 5_000_000, upTo: 20_000_000 },
  { id: 'greatest', over: 20_000_000, upTo: undefined },
] as const;
export type Band = (typeof bands)[number];
export type BandId = Band['id'];

/** Papers that prove a condition. A paper that the guides list too has the same id there. */
export const papers = [
  'identity',
  'bank',
  'vending',
  'udyam',
  'gstin',
  'epf',
  'startup',
  'iec',
  'community',
  'disability',
  'income',
  'school',
  'residence',
  'shg',
  'incorporation',
] as const;
export type Paper = (typeof papers)[number];
