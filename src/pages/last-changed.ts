import type { CatalogEntry } from '../content/catalog.ts';
import type { IsoDate } from '../content/facts/types.ts';
import type { AnyContent } from '../locales/load-content.ts';
import { updatedOn } from '../content/updated-on.ts';
import { figuresInForce } from './figures-in-force.ts';
import type { PageSettings } from './page-context.ts';

/**
 * The day on which what a page says last changed: the day of its text, or the first day of the newest
 * figure that it states. Throws when an undated page is missing in `content/updated-on.ts`.
 */
export function lastChangedOn(
  { id }: Pick<CatalogEntry, 'id'>,
  content: AnyContent,
  settings: PageSettings,
): IsoDate {
  const ofText = 'reviewedOn' in content ? content.reviewedOn : updatedOn[id];
  if (!ofText) throw new Error(`src/content/updated-on.ts names no day for “${id}”`);
  return figuresInForce(content, settings)
    .flatMap(({ from }) => from ?? [])
    .filter((day) => day <= settings.asOn)
    .reduce((newest, day) => (day > newest ? day : newest), ofText);
}
