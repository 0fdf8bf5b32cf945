import { southWestSchemes } from './andhra-maharashtra-karnataka.ts';
import { foodAndExportSchemes } from './food-and-export.ts';
import { inclusionSchemes } from './inclusion.ts';
import { msmeSchemes } from './msme.ts';
import { otherStateSchemes } from './other-states.ts';
import { startupSchemes } from './startups.ts';
import { telanganaSchemes } from './telangana.ts';
import type { Scheme } from './types.ts';
import { vendorSchemes } from './vendors-and-loans.ts';

/** The groups of the page, in its order. Their headings are in `locales/<language>/tools/schemes.ts`. */
export const schemeGroups = [
  { id: 'vendors', schemes: vendorSchemes },
  { id: 'msme', schemes: msmeSchemes },
  { id: 'inclusion', schemes: inclusionSchemes },
  { id: 'food-and-export', schemes: foodAndExportSchemes },
  { id: 'startups', schemes: startupSchemes },
  { id: 'telangana', schemes: telanganaSchemes },
  { id: 'south-west', schemes: southWestSchemes },
  { id: 'other-states', schemes: otherStateSchemes },
] as const;

export type SchemeGroupId = (typeof schemeGroups)[number]['id'];

export type SchemeId = (typeof schemeGroups)[number]['schemes'][number]['id'];

/** Every scheme, in the order of the groups. Only the build and tests use it; browsers load the data file. */
export const allSchemes: readonly (Scheme & { id: SchemeId })[] = schemeGroups.flatMap<
  Scheme & { id: SchemeId }
>(({ schemes }) => schemes);
