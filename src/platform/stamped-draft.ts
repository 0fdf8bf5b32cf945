import { isSharedDevice } from './device/shared-device-store.ts';
import { saveValue, readValue, removeValue } from './offline/keyval.ts';
import { isClearedElsewhere } from './device-cleared.ts';
import { dropTabCopy, readTabCopy, writeTabCopy } from './tab-copy.ts';

/**
 * A draft with the time of its saving. Such drafts survive a reload at any moment: a database may not finish
 * writing while the page closes, so the tab's session storage holds a second copy.
 */
export interface Stamped {
  /**
   * When the draft was saved, in ms since 1970. The newer of two copies is used. Older versions wrote no
   * time.
   */
  at?: number;
}

/**
 * Saves a draft; does nothing on a shared device. `leaving`: also writes a copy to the tab, because the page
 * may close before the database has written. Rejects when storage is full or denied.
 */
export async function saveStamped<T extends object>(
  name: string,
  draft: T,
  leaving: boolean,
): Promise<void> {
  if (isSharedDevice() || isClearedElsewhere()) return;
  const at = Date.now();
  if (leaving) writeTabCopy(name, { ...draft, at });
  await saveValue(name, { ...draft, at });
  if ((readTabCopy<Stamped>(name)?.at ?? 0) <= at) dropTabCopy(name);
}

/** Reads the newer of two copies of a draft: the database's, or the tab's. Rejects when storage is denied. */
export async function readStamped<T extends object>(
  name: string,
): Promise<(T & Stamped) | undefined> {
  if (isSharedDevice()) return undefined;
  const copy = readTabCopy<T & Stamped>(name);
  const saved = await readValue<T & Stamped>(name);
  if (!copy || (saved?.at ?? 0) > (copy.at ?? 0)) return saved;
  // The tab may close before the visitor types again.
  saveStamped(name, copy, false).catch((error: unknown) =>
    console.info('The draft stays with this tab', error),
  );
  return copy;
}

/** Removes a draft and the tab's copy. Rejects when storage is denied. */
export async function removeStamped(name: string): Promise<void> {
  dropTabCopy(name);
  await removeValue(name);
}
