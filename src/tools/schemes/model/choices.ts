/**
 * What schemes and visitors are told apart by. The same lists serve the records, the filters and the
 * questions; their words stand in `locales/<language>/tools/schemes.ts`. Ids are kept on phones: they never change meaning.
 */

/** States and union territories, by their two letters. */
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

/** Who applies. */
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

/** What the work is. */
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

/** How far the business is: not begun, up to two years old, older. */
export const stages = ['idea', 'new', 'running'] as const;
export type Stage = (typeof stages)[number];

/** What somebody may have already: registrations that a scheme asks for. */
export const registrations = ['vending', 'udyam', 'gst', 'epf', 'startup', 'iec', 'bank'] as const;
export type Registration = (typeof registrations)[number];

/** What kind of help a scheme gives. */
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

/** Groups of people for whom there are schemes of their own, or more help in others. */
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

/** How much money is wanted, in rupees: above `over`, up to `upTo`. The last band has no end. */
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

/** Papers that show that one meets a condition. Ids are shared with the guides' lists where the paper is the same. */
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
