import type { SchemeId } from '../../tools/schemes/model/all.ts';
import type { SchemeText } from '../../tools/schemes/model/texts.ts';
import { southWest } from './schemes/andhra-maharashtra-karnataka.ts';
import { foodAndExport } from './schemes/food-and-export.ts';
import { inclusion } from './schemes/inclusion.ts';
import { msme } from './schemes/msme.ts';
import { otherStates } from './schemes/other-states.ts';
import { startups } from './schemes/startups.ts';
import { telangana } from './schemes/telangana.ts';
import { vendors } from './schemes/vendors-and-loans.ts';

/** What the list of government schemes says. Only the build reads it: browsers get the data file. */
export const text = {
  schemes: {
    ...vendors,
    ...msme,
    ...inclusion,
    ...foodAndExport,
    ...startups,
    ...telangana,
    ...southWest,
    ...otherStates,
  } satisfies Record<SchemeId, SchemeText>,
} as const;
