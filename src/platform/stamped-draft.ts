import { isSharedPhone } from './device/shared-phone-store.ts';
import { keepValue, readValue, removeValue } from './offline/keyval.ts';
import { isClearedElsewhere } from './phone-cleared.ts';

/**
 * Drafts that survive a reload at any moment: a database does not finish writing once the page is going,
 * so that what is typed last goes into this tab's session storage as well, which is written at once.
 */
export interface Stamped {
  /** When it was kept (ms since 1970): of two copies the newer counts. Older versions wrote none. */
  at?: number;
}

const keyOf = (name: string) => `niyam.draft.${name}`;

/** The tab's copy; undefined when there is none, or the browser keeps nothing for the site. */
function readCopy<T extends Stamped>(name: string): T | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(name));
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch (error) {
    console.info('No copy of the draft can be read', error);
    return undefined;
  }
}

function writeCopy(name: string, draft: Stamped): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch (error) {
    console.info('No copy of the draft is kept', error);
  }
}

function dropCopy(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch (error) {
    console.info('There is no copy of the draft', error);
  }
}

/**
 * Keeps a draft; on a shared phone nothing. `leaving`: the page may be gone before the database has
 * written. Rejects when the phone keeps nothing or is full.
 */
export async function keepStamped<T extends object>(
  name: string,
  draft: T,
  leaving: boolean,
): Promise<void> {
  if (isSharedPhone() || isClearedElsewhere()) return;
  const at = Date.now();
  if (leaving) writeCopy(name, { ...draft, at });
  await keepValue(name, { ...draft, at });
  if ((readCopy(name)?.at ?? 0) <= at) dropCopy(name);
}

/**
 * The draft of this name, from the phone or from what this tab wrote as its page went, whichever is newer.
 * Rejects when the phone keeps nothing.
 */
export async function readStamped<T extends object>(
  name: string,
): Promise<(T & Stamped) | undefined> {
  if (isSharedPhone()) return undefined;
  const copy = readCopy<T & Stamped>(name);
  const kept = await readValue<T & Stamped>(name);
  if (!copy || (kept?.at ?? 0) > (copy.at ?? 0)) return kept;
  // The tab may be closed before anything more is typed.
  keepStamped(name, copy, false).catch((error: unknown) =>
    console.info('The draft stays with this tab', error),
  );
  return copy;
}

/** Removes a draft with its copy. Rejects when the phone keeps nothing. */
export async function removeStamped(name: string): Promise<void> {
  dropCopy(name);
  await removeValue(name);
}
