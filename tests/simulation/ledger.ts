import type { OutboxItem } from '../../src/platform/offline/db.ts';
import type { Submitted } from '../../src/platform/offline/submit.ts';
import type { AppHost } from './browser.ts';
import type { Coverage } from './coverage.ts';
import type { Message } from './network.ts';
import type { Scheduler } from './scheduler.ts';

/** A lead as the simulated person fills it in. Its notes tell every text of every lead apart. */
export interface LeadText {
  submissionId: string;
  email: string;
  notes: string;
}

/** The simulation's record of one lead. */
interface Known {
  name: string;
  /** Every text that the user submitted. */
  readonly written: Set<string>;
  /** Those that were on the disk at some moment. */
  readonly committed: Set<string>;
  requested: boolean;
  /** It was deleted before any attempt: it must never arrive. */
  neverSent: boolean;
  /** The server's own answers of 400 to 499 that mean that a person must see to it. */
  refused: boolean;
  /** The server has said that the session of its owner has expired. */
  sessionExpired: boolean;
  evicted: boolean;
  /** It was removed in a way that is allowed: over, taken back, or waiting too long for its person. */
  removed: boolean;
  toldSaved: boolean;
  /** Its person has asked for it to be taken back. */
  wantedCancelled: boolean;
  wasCancelled: boolean;
}

/** A promise of the outbox that this history breaks. */
export class BrokenInvariant extends Error {}

const month = 30 * 24 * 3_600_000;

/** The text of a lead in an item, whichever version wrote it. */
function textOf({ payload, schemaVersion }: OutboxItem): LeadText | undefined {
  if (payload === null) return undefined;
  return schemaVersion === 1 ? (payload as LeadText) : (payload as { body: LeadText }).body;
}

/**
 * The referee: records every commit on the phone and on the server, every request, and all
 * messages shown to a user, and compares them with the guarantees.
 */
export class Ledger {
  private readonly known = new Map<string, Known>();
  private readonly rows = new Map<string, string>();
  private before: ReadonlyMap<string, OutboxItem> = new Map();
  /** The device's clock just before it was last set, and the virtual time of that. */
  private clockBefore = { reading: 0, at: Number.NEGATIVE_INFINITY };
  /** The first broken promise; the run stops at it. */
  broken: BrokenInvariant | undefined;

  constructor(
    private readonly scheduler: Scheduler,
    private readonly coverage: Coverage,
    /** The phone's clock. */
    private readonly now: () => number,
  ) {}

  /** Throws the first broken promise. */
  check(): void {
    if (this.broken) throw this.broken;
  }

  fail(reason: string): void {
    this.broken ??= new BrokenInvariant(reason);
  }

  /** The device's clock is about to be set. */
  clockWillJump(): void {
    this.clockBefore = { reading: this.now(), at: this.scheduler.time };
  }

  /**
   * The latest reading that a removal may have been decided by: a tab looks at the clock, and commits a moment
   * later. The clock may be set back in between.
   */
  private latestReading(): number {
    const { reading, at } = this.clockBefore;
    return this.scheduler.time - at < 1000 ? Math.max(reading, this.now()) : this.now();
  }

  get leads(): string[] {
    return [...this.known.keys()];
  }

  /** The user presses the button on this text. */
  written({ submissionId, notes }: LeadText, name: string): void {
    const known = this.known.get(submissionId) ?? {
      name,
      written: new Set(),
      committed: new Set(),
      requested: false,
      neverSent: false,
      refused: false,
      sessionExpired: false,
      evicted: false,
      removed: false,
      toldSaved: false,
      wantedCancelled: false,
      wasCancelled: false,
    };
    known.written.add(notes);
    this.known.set(submissionId, known);
  }

  /** The user reads that this text is saved. */
  toldSaved({ submissionId, notes }: LeadText): void {
    const known = this.of(submissionId);
    known.toldSaved = true;
    if (!known.committed.has(notes)) {
      this.fail(`${known.name} was called saved, and "${notes}" was never on the disk`);
    }
  }

  /** The user reads the state of a submission. */
  toldOutcome({ submissionId, notes }: LeadText, told: Submitted): void {
    const known = this.of(submissionId);
    if (told.outcome === 'delivered' && !told.saved)
      this.coverage.count('items sent without being saved');
    if (told.outcome === 'delivered' && !this.rows.has(submissionId)) {
      this.fail(`${known.name} was called sent, and the server does not have it`);
    }
    if (told.outcome === 'delivered' && !told.saved && this.rows.get(submissionId) !== notes) {
      this.fail(`"${notes}" was called sent, and the server has ${this.rows.get(submissionId)}`);
    }
    if (told.outcome === 'waiting' && !known.committed.has(notes)) {
      this.fail(`${known.name} was called waiting, and was never on the disk`);
    }
    if (told.outcome === 'refused' && !known.refused && !known.sessionExpired) {
      this.fail(`${known.name} was called refused, and the server never refused it`);
    }
  }

  wantsCancelled(id: string): void {
    this.of(id).wantedCancelled = true;
  }

  toldCancelled(id: string): void {
    this.coverage.count('items cancelled');
    // Told late, it may have been restored and sent since, in another tab.
    const known = this.of(id);
    if (!known.wasCancelled) this.fail(`${known.name} was called taken back, and never was`);
  }

  /** Disks and networks fail in known ways; this is a fault in the code, or in the simulation. */
  showsError(error: Error): void {
    const isFault =
      error instanceof ReferenceError ||
      (error instanceof TypeError && !networkErrors.includes(error.message));
    if (isFault) this.fail(`The code fails: ${error.name}: ${error.message}`);
  }

  /** A tab shows its list. */
  shown(tab: AppHost, items: readonly OutboxItem[]): void {
    for (const { id, state } of items) {
      if (state === 'delivered' && !this.rows.has(id)) {
        this.fail(`${tab.name} shows ${this.of(id).name} as sent, and the server does not have it`);
      }
    }
  }

  requested(host: { name: string }, { number, headers, body }: Message): void {
    const id = headers['idempotency-key'] ?? '';
    const { submissionId, notes } = JSON.parse(body) as LeadText;
    const known = this.of(submissionId);
    this.scheduler.note(`${host.name}: request ${number} with "${notes}"`);
    known.requested = true;
    if (id !== submissionId) this.fail(`${known.name} is sent as ${submissionId} under ${id}`);
    if (known.neverSent) this.fail(`${known.name} was taken back before any attempt, and is sent`);
    if (!known.written.has(notes)) this.fail(`"${notes}" is sent, and nobody wrote it`);
  }

  stored({ id, details }: { id: string; details: Record<string, string> }): void {
    const known = this.known.get(id);
    const notes = details.notes ?? '';
    if (!known) return this.fail(`The server stores "${notes}" under an id that nobody gave it`);
    if (!known.written.has(notes)) this.fail(`The server stores "${notes}" for ${known.name}`);
    if (this.rows.has(id)) this.fail(`The server stores ${known.name} twice`);
    this.rows.set(id, notes);
    this.coverage.count('deliveries');
  }

  knew(): void {
    this.coverage.count('replayed requests that the server knew');
  }

  answered(id: string, status: number): void {
    if (status === 401) this.of(id).sessionExpired = true;
    if (status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status)) {
      this.of(id).refused = true;
    }
  }

  evicted(): void {
    this.coverage.count('evictions');
    this.coverage.count('items evicted', this.before.size);
    for (const id of this.before.keys()) this.of(id).evicted = true;
    this.before = new Map();
  }

  /** A process is about to lease an item: whose it is matters at this moment. */
  put(host: AppHost, item: OutboxItem): void {
    const isClaim = item.state === 'sending' && item.leaseOwner !== null;
    if (isClaim && item.ownerId !== 'anon' && item.ownerId !== host.user) {
      this.fail(
        `${host.name} takes ${this.of(item.id).name} of ${item.ownerId} to send, with ${host.user ?? 'nobody'} signed in`,
      );
    }
  }

  /** The outbox on the disk after a commit. */
  committed(host: { name: string }, items: ReadonlyMap<string, OutboxItem>): void {
    const { before } = this;
    this.before = items;
    for (const [id, item] of items) {
      const earlier = before.get(id);
      if (earlier !== item) this.changed(host, earlier, item);
    }
    for (const [id, item] of before) if (!items.has(id)) this.removed(host, item);
  }

  private changed(host: { name: string }, before: OutboxItem | undefined, item: OutboxItem): void {
    const known = this.of(item.id);
    const { name } = known;
    const way = `${before?.state ?? 'nothing'} → ${item.state}`;
    this.scheduler.note(`${host.name}: commits ${name}: ${way}, attempts ${item.attempts}`);
    if (!allowed.has(way)) this.fail(`${name} goes ${way}`);
    const text = textOf(item);
    if (text) known.committed.add(text.notes);
    if (item.state === 'delivered') this.delivered(known, before, item);
    else if (!text) this.fail(`${name} has lost its text, and is ${item.state}`);
    if (item.state === 'needs-user' && before?.state !== item.state && !known.refused) {
      this.fail(
        `${name} needs its person, and the server never refused it (${item.lastError?.code})`,
      );
    }
    const mayBeHeld = known.sessionExpired && item.ownerId !== 'anon';
    if (item.state === 'held' && !mayBeHeld) {
      this.fail(`${name} of ${item.ownerId} is held, and the server named no session of theirs`);
    }
    if (item.state === 'cancelled' && !known.requested && item.attempts === 0)
      known.neverSent = true;
    known.wasCancelled ||= item.state === 'cancelled';
    if (item.state === 'cancelled' && !known.wantedCancelled) {
      this.fail(`${name} is taken back, and nobody asked for that`);
    }
    if (before?.state === 'cancelled' && item.state === 'queued') known.neverSent = false;
    if (before && item.attempts < before.attempts) this.fail(`${name} forgets its attempts`);
  }

  private delivered(known: Known, before: OutboxItem | undefined, item: OutboxItem): void {
    const row = this.rows.get(item.id);
    if (item.payload !== null) this.fail(`${known.name} is delivered and keeps its text`);
    if (row === undefined)
      return this.fail(`${known.name} is marked as sent before the server has it`);
    const sent = before && textOf(before)?.notes;
    if (sent && sent !== row) this.fail(`"${sent}" is marked as sent, and the server has "${row}"`);
  }

  private removed(host: { name: string }, item: OutboxItem): void {
    const known = this.of(item.id);
    this.scheduler.note(`${host.name}: removes ${known.name}, which was ${item.state}`);
    known.removed = true;
    const since = item.deliveredAt ?? item.lastError?.at ?? item.createdAt;
    const now = this.latestReading();
    const isOld = now - since > month - 1000;
    const isOver = item.state === 'cancelled' ? item.nextAt <= now + 1000 : isOld;
    const mayGo = !['queued', 'sending'].includes(item.state) && isOver;
    if (!mayGo) this.fail(`${known.name} is removed, and was ${item.state}`);
  }

  /** These still wait some minutes after all trouble has ended: only the server may have asked for that. */
  prompt(waiting: readonly OutboxItem[]): void {
    for (const { id, state, lastError, attempts } of waiting) {
      if (lastError?.waitUntil !== undefined) continue;
      this.fail(`${this.of(id).name} is ${state} minutes after the trouble (attempts ${attempts})`);
    }
    this.check();
  }

  /** The world has been well for long enough: nothing may wait any more. */
  settled(): void {
    for (const [id, known] of this.known) {
      const item = this.before.get(id);
      if (item?.state === 'queued' || item?.state === 'sending') {
        const error = item.lastError?.code ?? 'none';
        this.fail(
          `${known.name} is still ${item.state} (attempts ${item.attempts}, error ${error})`,
        );
      }
      const isAccounted = item ?? (known.evicted || known.removed || !known.toldSaved);
      if (!isAccounted) this.fail(`${known.name} was called saved, and is gone`);
      if (item?.state === 'delivered' && !this.rows.has(id)) {
        this.fail(`${known.name} is called sent, and the server does not have it`);
      }
    }
  }

  private of(id: string): Known {
    const known = this.known.get(id);
    if (known) return known;
    this.fail(`There is an item that nobody made: ${id}`);
    throw this.broken ?? new BrokenInvariant(id);
  }
}

/** The messages of requests that no server has answered. */
const networkErrors = ['Failed to fetch', 'fetch failed'];

/** How an item may change in one commit. */
const allowed = new Set([
  'nothing → queued',
  'queued → queued',
  'queued → sending',
  'queued → cancelled',
  'sending → sending',
  'sending → queued',
  'sending → delivered',
  'sending → needs-user',
  'sending → held',
  'sending → cancelled',
  'needs-user → queued',
  'needs-user → cancelled',
  'held → queued',
  'held → cancelled',
  'cancelled → queued',
]);
