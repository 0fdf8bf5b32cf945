import { stripLocalePrefix } from '../../../i18n/locale-path.ts';
import type { Section } from './search-index.ts';

/** Weight of a need's further places, relative to its best. */
export const weightOfFurther = 0.5;

/** Returns the place of a section as the bank of needs writes it: `/path#anchor`, or `/path` for the top of a page. */
export const placeOf = ({ path, anchor }: Pick<Section, 'path' | 'anchor'>): string =>
  stripLocalePrefix(path) + (anchor && `#${anchor}`);

/** Returns the page of a place. */
export const pageOfPlace = (place: string): string => place.replace(/#.*/, '');

const found = new WeakMap<readonly Section[], ReadonlyMap<string, Section>>();

/**
 * Returns the section at a place; the top of its page where the page has no such section; undefined for a page that
 * is not among the sections.
 */
export function sectionAt(place: string, sections: readonly Section[]): Section | undefined {
  const byPlace =
    found.get(sections) ?? new Map(sections.map((section) => [placeOf(section), section]));
  found.set(sections, byPlace);
  return byPlace.get(place) ?? byPlace.get(pageOfPlace(place));
}
