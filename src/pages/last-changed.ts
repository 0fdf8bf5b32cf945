import type { IsoDate } from '../content/facts/types.ts';
import type { AnyContent } from '../locales/load-content.ts';
import { figuresInForce } from './figures-in-force.ts';
import type { PageSettings } from './page-context.ts';

/** Returns the date of a page's last change: that of its text or the start of its newest figure. */
export function lastChangedOn(content: AnyContent, settings: PageSettings): IsoDate {
  const ofText = 'reviewedOn' in content ? content.reviewedOn : content.updatedOn;
  return figuresInForce(content, settings)
    .flatMap(({ from }) => from ?? [])
    .filter((day) => day <= settings.asOn)
    .reduce((newest, day) => (day > newest ? day : newest), ofText);
}
