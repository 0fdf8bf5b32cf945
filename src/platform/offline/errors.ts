import type { SendError } from './sender.ts';

/** The phone keeps nothing (storage full, or denied): what was typed must stay on the screen. */
export class StorageRefusedError extends Error {
  constructor(
    cause: unknown,
    /** Why it could not be sent straight away either, where that was tried. */
    readonly sendError?: SendError,
  ) {
    super('The phone did not keep the item', { cause });
    this.name = 'StorageRefusedError';
  }
}

/** The queue's code is not on the phone yet and could not be fetched: nothing is said about its storage. */
export class OutboxNotLoadedError extends Error {
  constructor(cause: unknown) {
    super('The code of the outbox could not be fetched', { cause });
    this.name = 'OutboxNotLoadedError';
  }
}

/** True for what browsers throw when the storage is full. Dexie wraps it once. */
export function isQuotaExceeded(error: unknown): boolean {
  const inner = error instanceof Error && 'inner' in error ? error.inner : undefined;
  return nameOf(error) === 'QuotaExceededError' || nameOf(inner) === 'QuotaExceededError';
}

/** True when the connection to the database died under us (evicted, closed by the browser). */
export function isConnectionLost(error: unknown): boolean {
  return ['DatabaseClosedError', 'InvalidStateError', 'UnknownError'].includes(nameOf(error));
}

const nameOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
