/**
 * The browser's promise about the data of this site: `persistent` until the visitor removes it,
 * `while-there-is-room`, or `unknown`.
 */
export type StorageAnswer = 'persistent' | 'while-there-is-room' | 'unknown';

const answer = (isPersistent: boolean): StorageAnswer =>
  isPersistent ? 'persistent' : 'while-there-is-room';

/** Returns the current promise without asking for another. Rejects where the browser denies storage. */
export async function storageAnswer(): Promise<StorageAnswer> {
  return 'storage' in navigator ? answer(await navigator.storage.persisted()) : 'unknown';
}

/**
 * Asks the browser not to remove this site's data when storage is short (PWA-05). Some browsers decide by
 * themselves, some ask the visitor. Rejects where the browser denies storage.
 */
export async function askForPersistentStorage(): Promise<StorageAnswer> {
  return 'storage' in navigator ? answer(await navigator.storage.persist()) : 'unknown';
}
