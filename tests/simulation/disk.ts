import type { OutboxItem } from '../../src/platform/offline/db.ts';
import type { Programs } from './bundles.ts';
import { copyOf } from './copy.ts';
import type { Random } from './random.ts';
import type { Host, Scheduler } from './scheduler.ts';

/** The faults of the disk. */
export interface DiskFaults {
  /** The error with which a write request fails, or undefined. */
  onWrite(host: Host): string | undefined;
  /** The error with which a transaction is aborted at its commit, or undefined. */
  onCommit(host: Host): string | undefined;
}

/** The events of the disk. */
export interface DiskWatch {
  /** A process puts a record, in a transaction that may yet fail. */
  put(host: Host, value: unknown): void;
  /** The items of the outbox after a commit. */
  committed(host: Host, items: ReadonlyMap<string, OutboxItem>): void;
}

type Listener = { type: string; callback: unknown };
type Target = {
  listeners: Listener[];
  dispatchEvent(event: { type: string }): boolean;
  result?: unknown;
  transaction?: { db: Connection } | null;
  db?: Connection;
  mode?: string;
} & Record<string, unknown>;
interface RawDatabase {
  connections: Connection[];
  transactions: Transaction[];
  rawObjectStores: Map<string, { records: { values(): Iterable<{ value: OutboxItem }> } }>;
  processTransactions: () => void;
}
interface Connection extends Target {
  _rawDatabase: RawDatabase;
  _closePending: boolean;
  close(): void;
}
interface Transaction extends Target {
  mode: string;
  _state: string;
  _requests: { request: { readyState: string } }[];
  db: Connection;
  _start(): void;
  _abort(name: string): void;
  _execRequestAsync(order: { operation: () => unknown }): unknown;
}
interface Factory {
  _databases: Map<string, RawDatabase>;
  open(name: string, version?: number): Target;
  databases(): Promise<unknown>;
  deleteDatabase(name: string): unknown;
  cmp(one: unknown, other: unknown): number;
}

/** fake-indexeddb's own listeners on a transaction: those of its constructor, and the next one's start. */
const ownListeners = 3;
const handlers = ['oncomplete', 'onabort', 'onerror', 'onsuccess', 'onupgradeneeded', 'onclose'];

/**
 * The disk of one browser: fake-indexeddb, whose tasks are events of the simulation and whose
 * connections belong to processes. It can refuse writes, abort commits, close connections, lose
 * everything, and forget a killed process with what it had not committed.
 */
export class Disk {
  private readonly factory: Factory;
  private readonly owners = new WeakMap<object, Host>();
  private readonly openings = new Set<Target>();
  private readonly keyRange: unknown;
  /** All tasks of the disk run in the order in which they were queued. */
  private lastTask = 0;
  private failNextRequest: string | undefined;
  private present: ReadonlyMap<string, OutboxItem> = new Map();

  constructor(
    private readonly scheduler: Scheduler,
    private readonly random: Random,
    private readonly faults: DiskFaults,
    private readonly watch: DiskWatch,
    programs: Programs,
  ) {
    const setImmediate = (task: () => void) =>
      this.queueTask(null, '', () => {
        // Connections are opened one after another by promises, which need their turn.
        scheduler.startedCode = this.openings.size > 0;
        task();
      });
    const globals = { setImmediate };
    const classes = programs.disk({
      globalThis: globals,
      structuredClone: copyOf,
      Date,
      Math,
      queueMicrotask,
    });
    this.factory = new (classes.IDBFactory as new () => Factory)();
    this.keyRange = classes.IDBKeyRange;
    this.controlTransactions(classes.IDBTransaction as { prototype: Transaction });
    this.controlWrites(classes.IDBObjectStore as { prototype: { transaction: Transaction } });
  }

  /** The items of the outbox after the last commit. */
  get items(): ReadonlyMap<string, OutboxItem> {
    return this.present;
  }

  /** The IndexedDB of a process. */
  globalsFor(host: Host) {
    const open = (name: string, version?: number) => {
      const request =
        version === undefined ? this.factory.open(name) : this.factory.open(name, version);
      this.owners.set(request, host);
      this.openings.add(request);
      return request;
    };
    const { factory } = this;
    return {
      indexedDB: {
        open,
        databases: () => factory.databases(),
        deleteDatabase: (name: string) => factory.deleteDatabase(name),
        cmp: (one: unknown, other: unknown) => factory.cmp(one, other),
      },
      IDBKeyRange: this.keyRange,
    };
  }

  /** True while the process has a transaction or waits for a connection: no browser freezes it then. */
  isUsedBy(host: Host): boolean {
    for (const request of this.openings) if (this.owners.get(request) === host) return true;
    return this.transactions().some((each) => this.owners.get(each.db) === host);
  }

  /** True while anybody waits for a connection. */
  get isOpening(): boolean {
    return this.openings.size > 0;
  }

  /** Rolls back the uncommitted writes of a dead process, and closes its connections. */
  forget(host: Host): void {
    for (const connection of this.connections()) {
      if (this.owners.get(connection) !== host) continue;
      this.abortAll(connection);
      connection.close();
    }
  }

  /** Closes the connections of a process, as browsers do when something goes wrong. */
  disconnect(host: Host): void {
    for (const connection of this.connections()) {
      if (this.owners.get(connection) === host) this.closeByForce(connection);
    }
  }

  /** The browser removes everything that the site has stored, while its pages are open. */
  evict(): void {
    for (const connection of this.connections()) this.closeByForce(connection);
    this.factory._databases.clear();
    this.present = new Map();
  }

  private closeByForce(connection: Connection): void {
    if (connection._closePending) return;
    this.abortAll(connection);
    connection._closePending = true;
    this.queueTask(null, '', () => {
      const raw = connection._rawDatabase;
      raw.connections = raw.connections.filter((each) => each !== connection);
      connection._closed = true;
      this.fire(connection, 'close');
    });
  }

  private abortAll(connection: Connection): void {
    for (const transaction of connection._rawDatabase.transactions) {
      if (transaction.db === connection && transaction._state !== 'finished') {
        transaction._abort('AbortError');
      }
    }
  }

  private connections(): Connection[] {
    return [...this.factory._databases.values()].flatMap(({ connections }) => connections);
  }

  private transactions(): Transaction[] {
    return [...this.factory._databases.values()]
      .flatMap(({ transactions }) => transactions)
      .filter(({ _state }) => _state !== 'finished');
  }

  private queueTask(host: Host | null, label: string, task: () => void): void {
    const { scheduler } = this;
    this.lastTask = Math.max(this.lastTask, scheduler.time) + this.random.diskDelay();
    scheduler.after(this.lastTask - scheduler.time, host, label, task);
  }

  private fire(target: Target, type: string): void {
    const event = { type, eventPath: [], initialized: true };
    target.dispatchEvent(event);
  }

  /** Puts commits and the events of processes under control. */
  private controlTransactions({ prototype }: { prototype: Transaction }): void {
    const targets = Object.getPrototypeOf(prototype) as Target;
    replaceMethod(targets, 'dispatchEvent', (target: Target, original, event) =>
      this.dispatch(target, event as { type: string }, original),
    );
    replaceMethod(prototype, '_start', (transaction: Transaction, original) => {
      const owner = this.owners.get(transaction.db);
      const isCommit =
        transaction._state !== 'finished' &&
        transaction.mode === 'readwrite' &&
        transaction._requests.every(({ request }) => request.readyState === 'done');
      const fault = isCommit && owner ? this.faults.onCommit(owner) : undefined;
      return fault ? transaction._abort(fault) : original();
    });
    replaceMethod(prototype, '_execRequestAsync', (_, original, order) => {
      const fault = this.failNextRequest;
      this.failNextRequest = undefined;
      if (fault === undefined) return original(order);
      const operation = () => {
        throw new DOMException('The disk refused', fault);
      };
      return original({ ...(order as object), operation });
    });
  }

  private controlWrites({ prototype }: { prototype: { transaction: Transaction } }): void {
    for (const name of ['put', 'add'] as const) {
      replaceMethod(prototype, name, (store: { transaction: Transaction }, original, ...args) => {
        const owner = this.owners.get(store.transaction.db);
        if (owner) {
          this.watch.put(owner, args[0]);
          this.failNextRequest = this.faults.onWrite(owner);
        }
        try {
          return original(...args);
        } finally {
          this.failNextRequest = undefined;
        }
      });
    }
  }

  /** An event of IndexedDB on its way to the process that owns its target. */
  private dispatch(
    target: Target,
    event: { type: string },
    original: (event: unknown) => unknown,
  ): unknown {
    this.scheduler.startedCode = true;
    const owner = this.ownerOf(target);
    if (!owner) return original(event);
    if (this.openings.has(target)) this.opened(target, event, owner);
    if (owner.state === 'dead') {
      // An aborted upgrade must not count as done.
      if (event.type === 'upgradeneeded') throw new Error('The process is gone');
      this.keepOwnListeners(target);
      return original(event);
    }
    if (event.type === 'complete' && target.mode === 'readwrite') {
      const later = this.keepOwnListeners(target);
      original(event);
      this.noticeCommit(owner);
      // A commit and the news of it are two moments: a process can die in between.
      this.queueTask(owner, 'hears of its commit', () => {
        later();
        original(event);
      });
      return true;
    }
    return original(event);
  }

  private opened(request: Target, { type }: { type: string }, owner: Host): void {
    const connection = request.result as Connection | undefined;
    if (connection) this.owners.set(connection, owner);
    if (type !== 'success' && type !== 'error') return;
    this.openings.delete(request);
    if (connection && owner.state === 'dead') connection.close();
  }

  private ownerOf(target: Target): Host | undefined {
    const connection = target.db ?? target.transaction?.db ?? target;
    return this.owners.get(target) ?? this.owners.get(connection);
  }

  /** Takes the process's listeners off, and gives the way to put them back in place of the others. */
  private keepOwnListeners(target: Target): () => void {
    const { listeners } = target;
    const isTransaction = target.mode !== undefined;
    const start = target.db?._rawDatabase.processTransactions;
    const isOwn = (listener: Listener, at: number) =>
      isTransaction && (at < ownListeners || listener.callback === start);
    const taken = handlers.map((name) => [name, target[name]] as const);
    target.listeners = listeners.filter(isOwn);
    for (const [name, handler] of taken) if (handler) target[name] = null;
    const others = listeners.filter((listener, at) => !isOwn(listener, at));
    return () => {
      target.listeners = others;
      for (const [name, handler] of taken) if (handler) target[name] = handler;
    };
  }

  private noticeCommit(owner: Host): void {
    const items = new Map<string, OutboxItem>();
    for (const { rawObjectStores } of this.factory._databases.values()) {
      const records = rawObjectStores.get('outbox')?.records.values() ?? [];
      for (const { value } of records) items.set(value.id, value);
    }
    this.present = items;
    this.watch.committed(owner, items);
  }
}

/** Puts another method in the place of one; it is given its object, and the way to call the original. */
function replaceMethod<This extends object>(
  prototype: This,
  name: string,
  replacement: (
    self: This,
    original: (...args: unknown[]) => unknown,
    ...args: unknown[]
  ) => unknown,
): void {
  const method = Reflect.get(prototype, name) as (...args: unknown[]) => unknown;
  const value = function (this: This, ...args: unknown[]) {
    return replacement(this, (...given) => method.apply(this, given), ...args);
  };
  Reflect.set(prototype, name, value);
}
