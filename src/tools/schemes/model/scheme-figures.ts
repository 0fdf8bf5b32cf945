import { byFactId } from '../../../content/facts/lookup.ts';
import { southWestSchemeFigures } from './figures/andhra-maharashtra-karnataka.ts';
import { foodAndExportSchemeFigures } from './figures/food-and-export.ts';
import { inclusionSchemeFigures } from './figures/inclusion.ts';
import { msmeSchemeFigures } from './figures/msme.ts';
import { otherStateSchemeFigures } from './figures/other-states.ts';
import { startupSchemeFigures } from './figures/startups.ts';
import { telanganaSchemeFigures } from './figures/telangana.ts';
import { vendorSchemeFigures } from './figures/vendors-and-loans.ts';
import type { Fact } from '../../../content/facts/types.ts';

/**
 * The figures of the government schemes, by id. They are separate from `lookup.ts`, because browsers load
 * that list. For the schemes, browsers load the data file, which has each figure in its sentence.
 */
export const schemeFigures: ReadonlyMap<string, Fact> = byFactId([
  ...vendorSchemeFigures,
  ...msmeSchemeFigures,
  ...inclusionSchemeFigures,
  ...foodAndExportSchemeFigures,
  ...startupSchemeFigures,
  ...telanganaSchemeFigures,
  ...southWestSchemeFigures,
  ...otherStateSchemeFigures,
]);
