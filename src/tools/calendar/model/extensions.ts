import type { FactId } from '../../../content/facts/lookup.ts';
import type { IsoDate, Source } from '../../../content/facts/types.ts';

/**
 * A due day that the government put off, for once. The day of the law stays a figure, and with it the
 * date's id, ticks and calendar files; the later day is said beside it. A day that moves for good is no
 * extension: it is a new version of its figure.
 */
export interface Extension {
  /** The figure that gives the day, such as `gst.due.gstr3b`. */
  fact: FactId;
  /** The day it gives: the one that was put off. */
  day: IsoDate;
  /** The last day now. */
  until: IsoDate;
  source: Source;
}

/** Extensions of days that the calendar may still show: those of the last year and those ahead. */
export const extensions: readonly Extension[] = [];
