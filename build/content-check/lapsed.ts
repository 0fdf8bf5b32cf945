import { duties, rules as finderRules } from '../../src/register/register.ts';
import { facts, needsReview, versionAt } from '../../src/content/facts/lookup.ts';
import type { IsoDate } from '../../src/content/facts/types.ts';
import { text as factTexts } from '../../src/locales/en/facts.ts';
import { allSchemes } from '../../src/tools/schemes/model/all.ts';
import { text as schemeTexts } from '../../src/locales/en/schemes.ts';

/** An item that needs review by a date. */
export interface Review {
  kind: 'figure' | 'rule of the finder' | 'date of the calendar' | 'scheme';
  id: string;
  /** The item's description for editors. */
  what: string;
  reviewBy: IsoDate;
}

/** Returns all items on record for a day with their review dates, the earliest first. */
export function reviewsAt(date: IsoDate): Review[] {
  const figures = [...facts.values()].flatMap(({ id, versions }): Review[] => {
    // Includes unconfirmed figures and expired ones without a successor: they need review too.
    const version = versionAt(versions, date) ?? versions.at(-1);
    return version
      ? [{ kind: 'figure', id, what: factTexts.names[id], reviewBy: version.reviewBy }]
      : [];
  });
  const rules = finderRules.map(({ id, need, reviewBy }): Review => ({
    kind: 'rule of the finder',
    id,
    what: need,
    reviewBy,
  }));
  const dates = duties.map((duty): Review => ({
    kind: 'date of the calendar',
    id: duty.id,
    what: duty.source.title,
    reviewBy: duty.reviewBy,
  }));
  const schemes = allSchemes.map(({ id, reviewBy }): Review => ({
    kind: 'scheme',
    id,
    what: schemeTexts.schemes[id].name,
    reviewBy,
  }));
  return [...figures, ...rules, ...dates, ...schemes].sort((one, other) =>
    one.reviewBy.localeCompare(other.reviewBy),
  );
}

/** Returns the items overdue for review on a day: pages show them with a warning (TRUST-02). */
export const lapsedOn = (date: IsoDate): Review[] =>
  reviewsAt(date).filter((review) => needsReview(review, date));
