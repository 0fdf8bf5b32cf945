import type { SendError } from './sender.ts';

/** The device could not save the item: storage is full or denied. The form must retain its text. */
export class StorageRefusedError extends Error {
  constructor(
    cause: unknown,
    /** Why sending the item directly failed too, if that was tried. */
    readonly sendError?: SendError,
  ) {
    super('The phone did not save the item', { cause });
    this.name = 'StorageRefusedError';
  }
}

/**
 * The code of the outbox is neither on the device nor could it be fetched. This error says nothing about
 * storage.
 */
export class OutboxNotLoadedError extends Error {
  constructor(cause: unknown) {
    super('The code of the outbox could not be fetched', { cause });
    this.name = 'OutboxNotLoadedError';
  }
}

/** True for the errors that browsers throw when the storage is full. Dexie wraps them once. */
export function isQuotaExceeded(error: unknown): boolean {
  const inner = error instanceof Error && 'inner' in error ? error.inner : undefined;
  return nameOf(error) === 'QuotaExceededError' || nameOf(inner) === 'QuotaExceededError';
}

/** True when the connection to the database is lost: evicted, or closed by the browser. */
export function isConnectionLost(error: unknown): boolean {
  return ['DatabaseClosedError', 'InvalidStateError', 'UnknownError'].includes(nameOf(error));
}

const nameOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
