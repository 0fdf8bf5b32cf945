import { states, type StateCode } from '../../finder/model/states.ts';

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
