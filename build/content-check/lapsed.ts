import { duties, reviewOf } from '../../src/tools/calendar/model/all-duties.ts';
import { facts, needsReview, versionAt } from '../../src/content/facts/lookup.ts';
import type { IsoDate } from '../../src/content/facts/types.ts';
import { rules as finderRules } from '../../src/tools/finder/model/all-rules.ts';
import { gapKinds, type GapKind } from '../../src/tools/health/model/gaps.ts';
import { text as factTexts } from '../../src/locales/en/facts.ts';
import { allSchemes } from '../../src/tools/schemes/model/all.ts';
import { text as schemeTexts } from '../../src/locales/en/schemes.ts';

/** Something on record that has to be looked at again by a day. */
export interface Review {
  kind:
    'figure' | 'rule of the finder' | 'date of the calendar' | 'gap of the health check' | 'scheme';
  id: string;
  /** What it is, for an editor. */
  what: string;
  reviewBy: IsoDate;
}

/** All that is on record for a day, with the day by which it is to be looked at again, the earliest first. */
export function reviewsAt(date: IsoDate): Review[] {
  const figures = [...facts.values()].flatMap(({ id, versions }): Review[] => {
    // What nobody could confirm, or ended with nothing known after it, is looked for again too.
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
    reviewBy: reviewOf(duty).reviewBy,
  }));
  const gaps = Object.entries<GapKind>(gapKinds).flatMap(([id, { source: law }]): Review[] =>
    law
      ? [{ kind: 'gap of the health check', id, what: law.source.title, reviewBy: law.reviewBy }]
      : [],
  );
  const schemes = allSchemes.map(({ id, reviewBy }): Review => ({
    kind: 'scheme',
    id,
    what: schemeTexts.schemes[id].name,
    reviewBy,
  }));
  return [...figures, ...rules, ...dates, ...gaps, ...schemes].sort((one, other) =>
    one.reviewBy.localeCompare(other.reviewBy),
  );
}

/** What has not been looked at in time, as on a day: pages show it with a warning (TRUST-02). */
export const lapsedOn = (date: IsoDate): Review[] =>
  reviewsAt(date).filter((review) => needsReview(review, date));
