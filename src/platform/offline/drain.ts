import type { OutboxDb, OutboxItem } from './db.ts';
import { claim, isBeingEdited, listDue, settle, type LeaseTerms } from './leases.ts';
import { stopRules } from './judge-answer.ts';
import { retryDelay } from './retry-policy.ts';
import type { Sender, SendResult } from './sender.ts';

export interface DrainResult {
  delivered: number;
  failed: number;
  /** When the next waiting item is due, in ms since 1970; null when nothing waits. */
  nextAt: number | null;
}

interface DrainSettings {
  db: OutboxDb;
  senders: ReadonlyMap<string, Sender>;
  onChange: () => void;
  now: () => number;
  random: () => number;
  fetch: typeof fetch;
  ownerId: () => string;
  owner: string;
  leaseMs: number;
  timeoutMs: number;
}

/** Sends each due item once, one after another. A failing item does not block the next ones. */
export async function drainOnce(settings: DrainSettings, holdsLock: boolean): Promise<DrainResult> {
  const { db, now, senders, owner, leaseMs } = settings;
  // An older tab must not send items that a newer version has queued. A user's items are sent only
  // while that user is signed in.
  const maySend = ({ kind, schemaVersion, ownerId }: OutboxItem) =>
    schemaVersion <= (senders.get(kind)?.schemaVersion ?? 0) &&
    (ownerId === 'anon' || ownerId === settings.ownerId());
  const tried = new Set<string>();
  const result: DrainResult = { delivered: 0, failed: 0, nextAt: null };
  const terms = (): LeaseTerms => ({ owner, leaseMs, now: now(), maySend, holdsLock, tried });
  // Items are listed once a round and not once an item, because reading a thousand takes time.
  for (;;) {
    const due = await listDue(db, terms());
    if (due.length === 0) break;
    for (const id of due) {
      const item = await claim(db, id, terms());
      if (!item) continue;
      tried.add(id);
      settings.onChange();
      const outcome = await attempt(settings, item);
      const settled = await settle(db, item, changesFor(settings, item, outcome));
      if (settled && outcome.outcome === 'delivered') result.delivered++;
      else result.failed++;
      settings.onChange();
    }
  }
  const open = await db.outbox.where('state').anyOf('queued', 'sending').toArray();
  // Another sender's item is due when its lease ends, because that tab may be closed.
  const times = open.filter(maySend).map((item) => {
    if (item.state === 'sending') return item.leaseUntil ?? now();
    // An item that is being edited is due when the hold ends, because that tab may be closed.
    return isBeingEdited(item, now()) ? (item.editedUntil ?? item.nextAt) : item.nextAt;
  });
  result.nextAt = times.length > 0 ? Math.min(...times) : null;
  return result;
}

async function attempt(settings: DrainSettings, item: OutboxItem): Promise<SendResult> {
  const sender = settings.senders.get(item.kind);
  if (!sender) throw new Error(`No sender for "${item.kind}"`);
  const payload = upgraded(sender, item);
  if (payload === null) {
    return { outcome: 'needs-user', error: { code: 'too-old', message: 'Please write it again' } };
  }
  try {
    const signal = AbortSignal.timeout(settings.timeoutMs);
    return await sender.send({ ...item, payload }, { signal, fetch: settings.fetch });
  } catch (error) {
    // An error in our code must not lose the item, so the outbox tries again.
    return { outcome: 'retry', error: { code: 'sender-failed', message: String(error) } };
  }
}

/** Returns the payload in the current shape; null when an old payload cannot be converted. */
function upgraded(sender: Sender, item: OutboxItem): unknown {
  if (item.schemaVersion === sender.schemaVersion) return item.payload;
  return sender.upgrade?.(item.payload, item.schemaVersion) ?? null;
}

/** Returns the changes to an item after an attempt. */
function changesFor(
  { now, random }: DrainSettings,
  item: OutboxItem,
  result: SendResult,
): Partial<OutboxItem> {
  const at = now();
  if (result.outcome === 'delivered') {
    const { receipt, retainTextMs } = result;
    const delivered = { state: 'delivered', receipt, lastError: null, deliveredAt: at } as const;
    return retainTextMs === undefined
      ? { ...delivered, payload: null, wipeAt: null }
      : { ...delivered, wipeAt: at + retainTextMs };
  }
  const lastError = { ...result.error, at };
  if (result.outcome !== 'retry') {
    return { state: result.outcome, lastError: { ...lastError, rules: stopRules } };
  }
  const { retryAfterMs = 0 } = result;
  const wait = Math.max(retryAfterMs, retryDelay(item.attempts, random));
  return {
    state: 'queued',
    lastError: { ...lastError, ...(retryAfterMs > 0 && { waitUntil: at + retryAfterMs }) },
    nextAt: at + wait,
    ...(result.receipt !== undefined && { receipt: result.receipt }),
  };
}
