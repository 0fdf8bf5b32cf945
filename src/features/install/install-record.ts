/** Facts that decide about the offer to install. They stay on this device. Times are ms since 1970. */
export interface InstallRecord {
  /** When a page was last opened. */
  lastSeen?: number;
  /** Path of the first guide that was read, until the offer is earned. */
  guide?: string | undefined;
  /** The visitor has used the site enough for an offer. */
  useful?: true;
  /** When the visitor pressed "Not now". */
  dismissedAt?: number;
  /** The app was installed from this browser. */
  installed?: true;
  /** The browser was asked for persistent storage (PWA-05). */
  storageAsked?: true;
}

const minute = 60_000;
/** Ms after which an opened page counts as a new visit. */
export const visitGapMs = 30 * minute;
/** Ms for which "Not now" hides the offer (PWA-02). */
export const hiddenMs = 30 * 24 * 60 * minute;

/** Returns the record with an earned offer, without the facts that led there. */
export const afterUse = (record: InstallRecord): InstallRecord => ({
  ...record,
  guide: undefined,
  useful: true,
});

/** Returns the record after a page was opened. The first page of the second visit earns the offer. */
export function afterPage(record: InstallRecord, now: number): InstallRecord {
  const cameBack = record.lastSeen !== undefined && now - record.lastSeen >= visitGapMs;
  return { ...(cameBack ? afterUse(record) : record), lastSeen: now };
}

/** Returns the record after a guide was read. The second guide earns the offer. */
export function afterGuide(record: InstallRecord, path: string): InstallRecord {
  if (record.useful || record.guide === path) return record;
  return record.guide === undefined ? { ...record, guide: path } : afterUse(record);
}

/** True when installing may be offered: earned, not installed, and no "Not now" in the last 30 days. */
export function isOfferDue(
  { useful, installed, dismissedAt }: InstallRecord,
  now: number,
): boolean {
  // A wrong clock at "Not now" must not hide the offer for years.
  const isPutOff = dismissedAt !== undefined && Math.abs(now - dismissedAt) < hiddenMs;
  return useful === true && !installed && !isPutOff;
}

/** Reads a saved record; returns an empty one for other values and versions. */
export function parseRecord(stored: string | null): InstallRecord {
  if (stored === null) return {};
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch (error) {
    console.info('What was saved about installing cannot be read', error);
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
