import type { IsoDate } from '../content/facts/types.ts';
import type { AnyContent } from '../locales/load-content.ts';
import { figuresInForce } from './figures-in-force.ts';
import type { PageSettings } from './page-context.ts';

/** The day on which a page last changed: the day of its text, or the first day of the newest figure that it states. */
export function lastChangedOn(content: AnyContent, settings: PageSettings): IsoDate {
  const ofText = 'reviewedOn' in content ? content.reviewedOn : content.updatedOn;
  return figuresInForce(content, settings)
    .flatMap(({ from }) => from ?? [])
    .filter((day) => day <= settings.asOn)
    .reduce((newest, day) => (day > newest ? day : newest), ofText);
}
