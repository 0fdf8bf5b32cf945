/**
 * What the browser says of what this site keeps: `kept` until the visitor removes it,
 * `while-there-is-room`, or nothing at all (`unknown`).
 */
export type StorageAnswer = 'kept' | 'while-there-is-room' | 'unknown';

const answer = (kept: boolean): StorageAnswer => (kept ? 'kept' : 'while-there-is-room');

/** How things stand, without asking for anything. Rejects where the browser denies its storage. */
export async function storageAnswer(): Promise<StorageAnswer> {
  return 'storage' in navigator ? answer(await navigator.storage.persisted()) : 'unknown';
}

/**
 * Asks the browser not to remove what this phone keeps when room is short (PWA-05). Some decide by
 * themselves, some ask the visitor. Rejects where the browser denies its storage.
 */
export async function askToKeepStorage(): Promise<StorageAnswer> {
  return 'storage' in navigator ? answer(await navigator.storage.persist()) : 'unknown';
}
