import type { FactId } from '../../../content/facts/lookup.ts';
import type { IsoDate, Source } from '../../../content/facts/types.ts';

/**
 * A due date that the government extended once. The statutory day stays a figure, and with it the date's id,
 * marks and calendar files; the later day is shown beside it. A permanent change is a new version of the
 * figure.
 */
export interface Extension {
  /** The figure of the day, such as `gst.due.gstr3b`. */
  fact: FactId;
  /** The statutory day that was extended. */
  day: IsoDate;
  /** The new last day. */
  until: IsoDate;
  source: Source;
}

/** Extensions that the calendar may show: those of the last year and later ones. */
export const extensions: readonly Extension[] = [];
