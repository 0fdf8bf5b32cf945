import { createHash, createHmac } from 'node:crypto';
import { copyOf } from './copy.ts';
import type { Random } from './random.ts';
import type { Host, Scheduler, SimEvent } from './scheduler.ts';

/** A process, and the resources that end with it. */
export class SimHost implements Host {
  state: Host['state'] = 'running';
  readonly deferred: SimEvent[] = [];

  constructor(readonly name: string) {}
}

export interface HostWorld {
  scheduler: Scheduler;
  random: Random;
  /** The time of this process's clock (ms since 1970). */
  now: () => number;
  /** Told of each error that the process's console shows. */
  showsError?: (error: Error) => void;
}

const settled = Promise.resolve();
/** Node's own makes an object of bookkeeping for each call; Dexie calls it all the time. */
const queueMicrotask = (work: () => void) => void settled.then(work);

/** The globals that every process has: time, chance, a console. */
export function baseGlobals(host: Host, { scheduler, random, now, showsError }: HostWorld) {
  const timers = timersOf(host, scheduler);
  const log = (...parts: unknown[]) => {
    scheduler.note(`${host.name}: says ${parts.map(asText).join(' ')}`);
    for (const part of parts) if (part instanceof Error) showsError?.(part);
  };
  return {
    ...timers,
    Date: clockOf(now),
    Math: Object.create(Math, { random: { value: random.unit } }) as Math,
    crypto: {
      randomUUID: () => random.uuid(),
      getRandomValues: (bytes: Uint8Array) => bytes.map(() => random.index(256)),
      // In the same turn: the real one answers whenever its thread is done.
      subtle: {
        digest: (_: string, data: Uint8Array) => Promise.resolve(sha256(data)),
        // The server hashes its callers' addresses: HMAC with SHA-256, and nothing else.
        importKey: (_: 'raw', key: Uint8Array) => Promise.resolve(key),
        sign: (_: 'HMAC', key: Uint8Array, data: Uint8Array) =>
          Promise.resolve(hmacSha256(key, data)),
      },
    },
    performance: { now: () => scheduler.time },
    AbortSignal: {
      timeout(ms: number) {
        const signal = new TimeoutSignal();
        timers.setTimeout(() => signal.abort(), ms);
        return signal;
      },
    },
    structuredClone: copyOf,
    queueMicrotask,
    console: { log, info: log, warn: log, error: log, debug: log },
  };
}

/** The little of an `AbortSignal` that a request needs; a real one costs more than the request. */
class TimeoutSignal {
  aborted = false;
  reason: unknown = undefined;
  private readonly listeners = new Set<() => void>();

  addEventListener(_: 'abort', listener: () => void): void {
    this.listeners.add(listener);
  }

  removeEventListener(_: 'abort', listener: () => void): void {
    this.listeners.delete(listener);
  }

  throwIfAborted(): void {
    if (this.aborted) throw this.reason as Error;
  }

  abort(): void {
    this.aborted = true;
    if (this.listeners.size === 0) return;
    this.reason = new DOMException('It took too long', 'TimeoutError');
    for (const listener of this.listeners) listener();
  }
}

const asText = (part: unknown): string =>
  part instanceof Error ? `${part.name}: ${part.message}` : String(part);

const sha256 = (data: Uint8Array): ArrayBuffer =>
  new Uint8Array(createHash('sha256').update(data).digest()).buffer;

const hmacSha256 = (key: Uint8Array, data: Uint8Array): ArrayBuffer =>
  new Uint8Array(createHmac('sha256', key).update(data).digest()).buffer;

/** A `Date` whose present is the process's own. */
function clockOf(now: () => number): DateConstructor {
  return class extends Date {
    constructor(...given: [] | [number | string | Date]) {
      super(given.length === 0 ? now() : given[0]);
    }
    static override now(): number {
      return now();
    }
  } as unknown as DateConstructor;
}

function timersOf(host: Host, scheduler: Scheduler) {
  const events = new Map<number, SimEvent>();
  let ids = 0;
  function set(work: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): number {
    const id = ++ids;
    const event = scheduler.after(Math.max(0, ms), host, `timer of ${Math.round(ms)} ms`, () => {
      events.delete(id);
      work(...args);
    });
    events.set(id, event);
    return id;
  }
  function clear(id?: number): void {
    const event = events.get(id ?? 0);
    if (event) event.run = undefined;
    events.delete(id ?? 0);
  }
  return { setTimeout: set, clearTimeout: clear };
}
