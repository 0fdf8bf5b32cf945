import { setImmediate } from 'node:timers';

/** A process of the simulation: a tab, a worker or the server. */
export interface Host {
  readonly name: string;
  state: 'running' | 'frozen' | 'dead';
  /** Events that reached a frozen process, in order. They run when it wakes. */
  readonly deferred: SimEvent[];
}

export interface SimEvent {
  time: number;
  order: number;
  /** The process that runs the event; null: the world around the processes. */
  host: Host | null;
  label: string;
  run: (() => void) | undefined;
}

/** How many events a failure report shows. */
const traceLength = 120;

/**
 * Virtual time. Every callback of the simulation is an event here; each runs alone, followed by all
 * of its microtasks, so that one seed always gives one history.
 */
export class Scheduler {
  time = 0;
  /** True when the running event may have started code of a process. */
  startedCode = false;
  private readonly heap: SimEvent[] = [];
  private readonly trace: string[] = [];
  private orders = 0;
  private digest = 0x811c9dc5;
  private digest2 = 0x01000193;
  events = 0;

  constructor(private readonly print?: (line: string) => void) {}

  /** Runs `run` after `delay` virtual milliseconds, in `host`. */
  after(delay: number, host: Host | null, label: string, run: () => void): SimEvent {
    const event = { time: this.time + delay, order: this.orders++, host, label, run };
    this.push(event);
    return event;
  }

  /** Adds a line to the trace and to the digest of the history. */
  note(line: string): void {
    const text = `${this.time.toFixed(2).padStart(12)} ${line}`;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      this.digest = Math.imul(this.digest ^ code, 0x01000193);
      this.digest2 = Math.imul(this.digest2 + code, 0x85ebca6b) ^ (this.digest2 >>> 13);
    }
    this.trace.push(text);
    if (this.trace.length > 2 * traceLength) this.trace.splice(0, traceLength);
    this.print?.(text);
  }

  /** The digest of everything that has happened: equal for equal histories. */
  get hash(): string {
    const hex = (value: number) => (value >>> 0).toString(16).padStart(8, '0');
    return `${hex(this.digest)}${hex(this.digest2)}`;
  }

  get lastEvents(): readonly string[] {
    return this.trace.slice(-traceLength);
  }

  /**
   * Runs events until `isOver` is true or none is left within `duration` virtual milliseconds.
   * @throws what an event or `check`, called after each of them, throws.
   */
  async run(duration: number, check: () => void, isOver = () => false): Promise<void> {
    const end = this.time + duration;
    while (!isOver()) {
      const next = this.heap[0];
      if (!next || next.time > end) break;
      this.pop();
      if (!next.run || next.host?.state === 'dead') continue;
      this.time = Math.max(this.time, next.time);
      if (next.host?.state === 'frozen') {
        next.host.deferred.push(next);
        continue;
      }
      this.events++;
      this.startedCode = next.label !== '';
      if (next.label !== '') this.note(next.host ? `${next.host.name}: ${next.label}` : next.label);
      next.run();
      if (this.startedCode) await new Promise((resolve) => setImmediate(resolve));
      check();
    }
    if (!isOver()) this.time = Math.max(this.time, end);
  }

  /** Puts the events of a process that wakes back in line, in their order. */
  resume(host: Host): void {
    for (const event of host.deferred.splice(0)) {
      // The same object: who holds it can still cancel it.
      event.time = this.time;
      event.order = this.orders++;
      this.push(event);
    }
  }

  private push(event: SimEvent): void {
    const { heap } = this;
    let at = heap.push(event) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = heap[parent] as SimEvent;
      if (!isBefore(event, above)) break;
      heap[at] = above;
      at = parent;
    }
    heap[at] = event;
  }

  private pop(): void {
    const { heap } = this;
    const last = heap.pop();
    if (!last || heap.length === 0) return;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      const right = heap[child + 1];
      if (right && isBefore(right, heap[child] as SimEvent)) child++;
      if (!isBefore(heap[child] as SimEvent, last)) break;
      heap[at] = heap[child] as SimEvent;
      at = child;
    }
    heap[at] = last;
  }
}

const isBefore = (one: SimEvent, other: SimEvent): boolean =>
  one.time < other.time || (one.time === other.time && one.order < other.order);
