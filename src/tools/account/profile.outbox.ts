import type { OutboxItem } from '../../platform/offline/db.ts';
import { unreachedCode } from '../../platform/offline/judge-answer.ts';
import type { Sender, SendResult } from '../../platform/offline/sender.ts';
import type { OutboxEntryKind } from '../outbox/model/entry.ts';
import { profileKind } from './profile-kind.ts';

type Sync = (item: OutboxItem, signal: AbortSignal) => Promise<SendResult>;

let sync: Sync | undefined;

/**
 * Says how changes reach the profile. The page does when it knows who is signed in: the client comes
 * with the session, and neither is downloaded for the outbox alone.
 */
export const provideProfileSync = (way: Sync): void => {
  sync = way;
};

/** Nobody is signed in here at the moment: the change waits for the page that knows who it is. */
export const notSignedIn: SendResult = {
  outcome: 'retry',
  error: { code: unreachedCode, message: 'Nobody is signed in here' },
};

/** How a change to the profile reaches the account (PROF-11). The worker has no session, and sends none. */
export const sender: Sender = {
  kind: profileKind,
  schemaVersion: 1,
  send: (item, { signal }) => sync?.(item, signal) ?? Promise.resolve(notSignedIn),
};

/** What the list of requests says of a change to the profile. */
export const entry: OutboxEntryKind = {
  kind: profileKind,
  goesTo: 'account',
  subject: () => undefined,
};
