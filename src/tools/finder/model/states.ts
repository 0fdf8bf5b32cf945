/** States and union territories, by the two letters of their vehicles, in the order of the alphabet of their English names. */
export const states = [
  'an',
  'ap',
  'ar',
  'as',
  'br',
  'ch',
  'cg',
  'dh',
  'dl',
  'ga',
  'gj',
  'hr',
  'hp',
  'jk',
  'jh',
  'ka',
  'kl',
  'la',
  'ld',
  'mp',
  'mh',
  'mn',
  'ml',
  'mz',
  'nl',
  'od',
  'py',
  'pb',
  'rj',
  'sk',
  'tn',
  'tg',
  'tr',
  'up',
  'uk',
  'wb',
] as const;

export type StateCode = (typeof states)[number];

/** States outside the higher GST limit for goods, with the ordinary limit (rule LF-08). */
export const gstTwentyLakh = ['tg', 'py', 'uk', 'sk', 'ar', 'ml'] as const;
/** States with the lowest GST limit (rule LF-09). */
export const gstTenLakh = ['mn', 'mz', 'nl', 'tr'] as const;
const lowLimit: ReadonlySet<StateCode> = new Set([...gstTwentyLakh, ...gstTenLakh]);
/** Every other state: a higher limit for goods alone (rules LF-07 and LF-10). */
export const gstFortyLakh = states.filter((state) => !lowLimit.has(state));

/** The eight hill and north-eastern states with a lower limit for the composition scheme (rule LF-15). */
export const compositionHill = ['ar', 'mn', 'ml', 'mz', 'nl', 'sk', 'tr', 'uk'] as const;
const hill: ReadonlySet<StateCode> = new Set(compositionHill);
export const compositionPlain = states.filter((state) => !hill.has(state));

/** States without professional tax (fact file, PT-10). */
export const noProfessionalTax = [
  'dl',
  'hr',
  'up',
  'rj',
  'uk',
  'hp',
  'jk',
  'ga',
  'ar',
  'ch',
] as const;
/** States whose pay limit for professional tax is on record (fact file, PT-01, PT-03, PT-04, PT-06). */
export const knownProfessionalTax = ['tg', 'ap', 'ka', 'mh'] as const;
const settled: ReadonlySet<StateCode> = new Set([...noProfessionalTax, ...knownProfessionalTax]);
/** States that have the tax with limits we could not confirm, or where we could not find out. */
export const otherProfessionalTax = states.filter((state) => !settled.has(state));
