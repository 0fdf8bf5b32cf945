/** States and union territories by their vehicle codes, in the order of their English names. */
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

/** States with the ordinary GST limit for goods instead of the higher one (rule LF-08). */
export const gstTwentyLakh = ['tg', 'py', 'uk', 'sk', 'ar', 'ml'] as const;
/** States with the lowest GST limit (rule LF-09). */
export const gstTenLakh = ['mn', 'mz', 'nl', 'tr'] as const;
const lowLimit: ReadonlySet<StateCode> = new Set([...gstTwentyLakh, ...gstTenLakh]);
/** All other states: a higher limit for goods only (rules LF-07 and LF-10). */
export const gstFortyLakh = states.filter((state) => !lowLimit.has(state));

/** The eight hill and north-eastern states with a lower limit of the composition scheme (rule LF-15). */
export const compositionHill = ['ar', 'mn', 'ml', 'mz', 'nl', 'sk', 'tr', 'uk'] as const;
const hill: ReadonlySet<StateCode> = new Set(compositionHill);
export const compositionPlain = states.filter((state) => !hill.has(state));

/** States without professional tax, as listed on praansconsultech.com/professional-tax. */
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
  'an',
  'dh',
  'la',
  'ld',
] as const;
/** States whose professional tax limits are confirmed. */
export const knownProfessionalTax = ['tg', 'ap', 'ka', 'mh'] as const;
/** States whose line of wages is reported. Their days, and the tax on one’s own account, are not known. */
export const reportedWageLine = ['gj', 'wb'] as const;
const settled: ReadonlySet<StateCode> = new Set([...noProfessionalTax, ...knownProfessionalTax]);
/** States whose professional tax limits are unconfirmed or unknown. */
export const otherProfessionalTax = states.filter((state) => !settled.has(state));

/** States whose quarterly GSTR-3B is due on the earlier day (QRMP group A). */
export const earlierGroup = [
  'cg',
  'mp',
  'gj',
  'mh',
  'ka',
  'ga',
  'kl',
  'tn',
  'tg',
  'ap',
  'dh',
  'py',
  'an',
  'ld',
] as const satisfies readonly StateCode[];

const earlier: ReadonlySet<StateCode> = new Set(earlierGroup);
/** All other states, two days later (group B). */
export const laterGroup = states.filter((state) => !earlier.has(state));
