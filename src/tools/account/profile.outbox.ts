import type { OutboxItem } from '../../platform/offline/db.ts';
import { unreachedCode } from '../../platform/offline/judge-answer.ts';
import type { Sender, SendResult } from '../../platform/offline/sender.ts';
import type { OutboxEntryKind } from '../outbox/model/entry.ts';
import { profileKind } from './profile-kind.ts';

type Sync = (item: OutboxItem, signal: AbortSignal) => Promise<SendResult>;

let sync: Sync | undefined;

/**
 * Sets the function that sends changes to the profile. The page calls this when a user is signed in, so that
 * the outbox alone loads neither client nor session.
 */
export const provideProfileSync = (way: Sync): void => {
  sync = way;
};

/** Result while nobody is signed in: the change waits for a page with a session. */
export const notSignedIn: SendResult = {
  outcome: 'retry',
  error: { code: unreachedCode, message: 'Nobody is signed in here' },
};

/** Sends a change of the profile (PROF-11). The worker has no session and sends none. */
export const sender: Sender = {
  kind: profileKind,
  schemaVersion: 1,
  send: (item, { signal }) => sync?.(item, signal) ?? Promise.resolve(notSignedIn),
};

/** A change of the profile in the list of requests. */
export const entry: OutboxEntryKind = {
  kind: profileKind,
  goesTo: 'account',
  subject: () => undefined,
};
