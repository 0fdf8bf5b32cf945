/** What decides whether installing is offered; all of it stays on this phone. Times are ms since 1970. */
export interface InstallRecord {
  /** When a page was last opened. */
  lastSeen?: number;
  /** Path of the first guide that was read, until the offer is earned. */
  guide?: string | undefined;
  /** The site has been of use: from now on installing may be offered. */
  useful?: true;
  /** When the visitor said "Not now". */
  dismissedAt?: number;
  /** It has been installed from this browser. */
  installed?: true;
  /** The browser has been asked to keep what is saved here (PWA-05). */
  storageAsked?: true;
}

const minute = 60_000;
/** A page opened this long after the last one begins another visit. */
export const visitGapMs = 30 * minute;
/** How long "Not now" holds (PWA-02). */
export const hiddenMs = 30 * 24 * 60 * minute;

/** Useful now; what led there is forgotten. */
export const afterUse = (record: InstallRecord): InstallRecord => ({
  ...record,
  guide: undefined,
  useful: true,
});

/** A page was opened: the first page of the second visit earns the offer. */
export function afterPage(record: InstallRecord, now: number): InstallRecord {
  const cameBack = record.lastSeen !== undefined && now - record.lastSeen >= visitGapMs;
  return { ...(cameBack ? afterUse(record) : record), lastSeen: now };
}

/** A guide was read: the second one earns the offer. */
export function afterGuide(record: InstallRecord, path: string): InstallRecord {
  if (record.useful || record.guide === path) return record;
  return record.guide === undefined ? { ...record, guide: path } : afterUse(record);
}

/** True when installing may be offered: earned, not installed, not put off in the last 30 days. */
export function isOfferDue(
  { useful, installed, dismissedAt }: InstallRecord,
  now: number,
): boolean {
  // A clock that was wrong when "Not now" was pressed must not hide the offer for years.
  const isPutOff = dismissedAt !== undefined && Math.abs(now - dismissedAt) < hiddenMs;
  return useful === true && !installed && !isPutOff;
}

/** Reads what was stored; anything that is not a record, or not of this version, is an empty one. */
export function parseRecord(stored: string | null): InstallRecord {
  if (stored === null) return {};
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch (error) {
    console.info('What was kept about installing cannot be read', error);
  }
  if (typeof value !== 'object' || value === null) return {};
  const { lastSeen, guide, useful, dismissedAt, installed, storageAsked } = value as Record<
    string,
    unknown
  >;
  return {
    ...(typeof lastSeen === 'number' && { lastSeen }),
    ...(typeof guide === 'string' && { guide }),
    ...(useful === true && { useful }),
    ...(typeof dismissedAt === 'number' && { dismissedAt }),
    ...(installed === true && { installed }),
    ...(storageAsked === true && { storageAsked }),
  };
}
