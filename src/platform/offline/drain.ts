import type { OutboxDb, OutboxItem } from './db.ts';
import { claim, isBeingEdited, listDue, settle, type LeaseTerms } from './leases.ts';
import { stopRules } from './judge-answer.ts';
import { retryDelay } from './retry-policy.ts';
import type { Sender, SendResult } from './sender.ts';

export interface DrainResult {
  delivered: number;
  failed: number;
  /** When the next waiting item is due; null when nothing waits. */
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

/** Sends every item that is due, one after another, once each. A failing item does not hold up those behind it. */
export async function drainOnce(settings: DrainSettings, holdsLock: boolean): Promise<DrainResult> {
  const { db, now, senders, owner, leaseMs } = settings;
  // A tab with the version before an update must not send what the one after it has queued; and a
  // person's items go only while that person is signed in.
  const maySend = ({ kind, schemaVersion, ownerId }: OutboxItem) =>
    schemaVersion <= (senders.get(kind)?.schemaVersion ?? 0) &&
    (ownerId === 'anon' || ownerId === settings.ownerId());
  const tried = new Set<string>();
  const result: DrainResult = { delivered: 0, failed: 0, nextAt: null };
  const terms = (): LeaseTerms => ({ owner, leaseMs, now: now(), maySend, holdsLock, tried });
  // Listed once a round, not once an item: with a thousand waiting, reading them all takes a while.
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
  // What somebody else has leased is looked at when the lease ends: its tab may be gone.
  const times = open.filter(maySend).map((item) => {
    if (item.state === 'sending') return item.leaseUntil ?? now();
    // Who is changing it may be gone: then it is due when they would have renewed their hold.
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
    // A fault of ours must not lose the item: it is kept and tried again.
    return { outcome: 'retry', error: { code: 'sender-failed', message: String(error) } };
  }
}

/** The payload in the sender's present shape; null when an old one cannot be brought there. */
function upgraded(sender: Sender, item: OutboxItem): unknown {
  if (item.schemaVersion === sender.schemaVersion) return item.payload;
  return sender.upgrade?.(item.payload, item.schemaVersion) ?? null;
}

/** How an attempt's outcome is written down. */
function changesFor(
  { now, random }: DrainSettings,
  item: OutboxItem,
  result: SendResult,
): Partial<OutboxItem> {
  const at = now();
  if (result.outcome === 'delivered') {
    const { receipt, keepTextMs } = result;
    const delivered = { state: 'delivered', receipt, lastError: null, deliveredAt: at } as const;
    return keepTextMs === undefined
      ? { ...delivered, payload: null, wipeAt: null }
      : { ...delivered, wipeAt: at + keepTextMs };
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
