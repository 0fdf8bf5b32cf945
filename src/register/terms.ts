import type { PortalId } from '../content/portals.ts';
import type { Place } from './answers.ts';
import { all, any, has, is, not } from './condition.ts';
import type { DocumentId } from './record.ts';

/** Terms that several records use: conditions, papers and portals. */

/** Selling in the street. */
export const inStreet = is('kind', 'street-fixed', 'street-mobile');
export const inVillage = is('place', 'village');
/** Outside villages. */
export const inTown = not(inVillage);
/** Whom the Street Vendors Act protects: it is for towns. */
export const vendorInTown = all(inStreet, inTown);
/** Premises for the business alone. */
export const ownPlace = is('premises', 'business');
/** The three corporations of Hyderabad, or the city without saying which. */
export const inHyderabad = is('place', 'ghmc', 'cyberabad', 'malkajgiri', 'hyderabad');
/** Selling on foot or from a cart, which FSSAI calls hawking. */
export const movesAbout = is('kind', 'street-mobile');
/** Selling, making or carrying food. */
export const withFood = not(is('food', 'no'));
/** Bringing goods in from other countries. */
export const bringsIn = any(is('kind', 'importer'), has('reach', 'imports'));
/** Selling to other countries. */
export const sellsAbroad = any(is('kind', 'exporter'), has('reach', 'exports'));
export const company = is('entity', 'opc', 'private-limited');

/** Papers of a person. */
export const personPapers = [
  'identity',
  'photo',
  'mobile',
] as const satisfies readonly DocumentId[];
/** Papers of a person with premises. */
export const placePapers = [
  ...personPapers,
  'pan',
  'premises',
] as const satisfies readonly DocumentId[];

/** Sites of the three corporations. */
export const hyderabadPortals = {
  ghmc: 'ghmc',
  cyberabad: 'ghmc',
  malkajgiri: 'ghmc',
  hyderabad: 'ghmc',
} as const satisfies Partial<Record<Place, PortalId>>;
