import { byFactId } from './lookup.ts';
import { southWestSchemeFigures } from './schemes-andhra-maharashtra-karnataka.ts';
import { foodAndExportSchemeFigures } from './schemes-food-and-export.ts';
import { inclusionSchemeFigures } from './schemes-inclusion.ts';
import { msmeSchemeFigures } from './schemes-msme.ts';
import { otherStateSchemeFigures } from './schemes-other-states.ts';
import { startupSchemeFigures } from './schemes-startups.ts';
import { telanganaSchemeFigures } from './schemes-telangana.ts';
import { vendorSchemeFigures } from './schemes-vendors-and-loans.ts';
import type { Fact } from './types.ts';

/**
 * The figures of the government schemes, by id. They stand apart from `lookup.ts`, because browsers load
 * that list: of the schemes they get the data file, with each figure in its sentence.
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
