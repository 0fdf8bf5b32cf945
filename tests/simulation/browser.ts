import type { OutboxItem } from '../../src/platform/offline/db.ts';
import type { AppVersion, Programs } from './bundles.ts';
import { copyOf } from './copy.ts';
import type { Coverage } from './coverage.ts';
import type { Disk } from './disk.ts';
import { baseGlobals, SimHost } from './host.ts';
import { Locks } from './locks.ts';
import type { Network } from './network.ts';
import type { Random } from './random.ts';
import type { Scheduler } from './scheduler.ts';

/** A process of the browser that runs the app: a tab, or the worker. */
export class AppHost extends SimHost {
  /** Who is signed in, as far as this process knows. */
  user: string | null = null;
  /** It has shown its list: its outbox is open. */
  hasOutbox = false;
  readonly window = new EventTarget();
  readonly document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  readonly channels: Channel[] = [];
  /** The app's own code in this process; a worker has none that a person could use. */
  page: ReturnType<Programs['page']['present']> | undefined;

  constructor(
    name: string,
    readonly version: AppVersion,
  ) {
    super(name);
  }
}

interface BrowserParts {
  scheduler: Scheduler;
  random: Random;
  programs: Programs;
  network: Network;
  coverage: Coverage;
  disk: Disk;
  /** Older browsers have no locks, and few have Background Sync. */
  hasLocks: boolean;
  hasSync: boolean;
}

/** The phone's browser: its processes, its clock, and what the processes share. */
export class Browser {
  readonly tabs = new Set<AppHost>();
  worker: AppHost | undefined;
  workerVersion: AppVersion = 'present';
  user: string | null = null;
  private readonly locks: Locks;
  private clockOffset = Date.UTC(2026, 10, 20);
  private readonly clockRate: number;
  private names = 0;
  private syncsLeft = 0;
  private syncPlanned = false;

  constructor(
    private readonly parts: BrowserParts,
    /** Called with each message that a tab shows to its user. */
    private readonly shown: (tab: AppHost, items: readonly OutboxItem[]) => void,
    /** Told of each error in a console. */
    private readonly showsError: (error: Error) => void,
  ) {
    this.locks = new Locks(parts.scheduler, parts.random);
    this.clockRate = parts.random.between(0.98, 1.02);
  }

  /** The phone's clock. */
  now = (): number => Math.floor(this.clockOffset + this.parts.scheduler.time * this.clockRate);

  setClock(ms: number): void {
    this.clockOffset += ms;
  }

  get online(): boolean {
    return this.parts.network.online;
  }

  get hosts(): AppHost[] {
    return this.worker ? [...this.tabs, this.worker] : [...this.tabs];
  }

  openTab(version: AppVersion): AppHost {
    const { scheduler, programs, random, coverage } = this.parts;
    const tab = new AppHost(`tab${++this.names}`, version);
    this.tabs.add(tab);
    coverage.count(version === 'present' ? 'tabs opened' : 'tabs of the previous version');
    scheduler.after(0, tab, `opens, ${version} version`, () => {
      const page = programs.page[version](this.globalsOf(tab));
      tab.page = page;
      page.startPage((items) => {
        tab.hasOutbox = true;
        this.shown(tab, items);
      });
      // The stored session is read a moment later.
      if (this.user) this.tell(tab, random.between(1, 400));
    });
    return tab;
  }

  /** A process is gone at once: nothing of it runs any more, and its locks are free. */
  kill(host: AppHost, why: string): void {
    this.parts.scheduler.note(`${host.name}: ${why}`);
    host.state = 'dead';
    this.tabs.delete(host);
    if (this.worker === host) this.worker = undefined;
    this.locks.release(host);
    this.parts.disk.forget(host);
    for (const channel of host.channels) channel.close();
    // The browser wakes the worker again for a sync that has not ended well.
    this.syncSoon();
  }

  freeze(host: AppHost): void {
    host.state = 'frozen';
    this.parts.scheduler.note(`${host.name}: is frozen`);
    this.parts.coverage.count(this.locks.isHeldBy(host) ? 'freezes while leading' : 'freezes');
  }

  wake(host: AppHost): void {
    host.state = 'running';
    this.parts.scheduler.note(`${host.name}: wakes`);
    this.parts.scheduler.resume(host);
  }

  isLeading(host: AppHost): boolean {
    return this.locks.isHeldBy(host);
  }

  /** A user signs in, or out (null): this tab knows at once, the others a moment later. */
  signIn(user: string | null): void {
    this.user = user;
    for (const tab of this.tabs) this.tell(tab, this.parts.random.between(0, 50));
  }

  setOnline(online: boolean): void {
    const { network, scheduler } = this.parts;
    if (network.online === online) return;
    network.online = online;
    scheduler.note(online ? 'the network is back' : 'the network is gone');
    for (const tab of this.tabs) {
      const type = online ? 'online' : 'offline';
      scheduler.after(this.parts.random.between(0, 20), tab, `hears ${type}`, () =>
        tab.window.dispatchEvent(new Event(type)),
      );
    }
    if (online) this.syncSoon();
  }

  show(tab: AppHost, visible: boolean): void {
    this.parts.scheduler.after(0, tab, visible ? 'is seen' : 'is hidden', () => {
      tab.document.visibilityState = visible ? 'visible' : 'hidden';
      tab.document.dispatchEvent(new Event('visibilitychange'));
    });
  }

  /** A tab reads the browser's signed-in user. */
  private tell(tab: AppHost, delay: number): void {
    this.parts.scheduler.after(delay, tab, 'reads who is signed in', () => {
      const { user } = this;
      this.parts.scheduler.note(`${tab.name}: knows ${user ?? 'nobody'}`);
      tab.user = user;
      tab.page?.setUser(user);
    });
  }

  private globalsOf(host: AppHost): Record<string, unknown> {
    const { scheduler, random, network, disk, hasLocks, hasSync } = this.parts;
    // Two processes read the same clock a moment apart.
    const skew = random.between(-20, 20);
    const now = () => this.now() + Math.round(skew);
    const base = baseGlobals(host, { scheduler, random, now, showsError: this.showsError });
    const on = host.window.addEventListener.bind(host.window);
    const off = host.window.removeEventListener.bind(host.window);
    const broadcast = (from: Channel, message: unknown) => this.broadcast(from, message);
    const navigator = {
      userAgent: 'simulated',
      ...(hasLocks && { locks: this.locks.managerFor(host) }),
      serviceWorker: { ready: Promise.resolve({ sync: { register: () => this.registerSync() } }) },
    };
    Object.defineProperty(navigator, 'onLine', { get: () => this.online });
    class HostChannel extends Channel {
      constructor(name: string) {
        super(name, host, (message) => broadcast(this, message));
        host.channels.push(this);
      }
    }
    const own: Record<string, unknown> = {
      ...base,
      ...disk.globalsFor(host),
      navigator,
      document: host.document,
      location: { origin: 'https://site.example', href: 'https://site.example/' },
      addEventListener: on,
      removeEventListener: off,
      BroadcastChannel: HostChannel,
      fetch: (url: string, init: RequestInit) => network.fetch(host, url, init),
    };
    // Dexie puts a Promise of its own on the global object while a transaction runs.
    const globals: object = Object.create(globalThis);
    const all = {
      Promise,
      setImmediate: undefined,
      ...own,
      ...(hasSync && { SyncManager: Object }),
    };
    for (const [name, value] of Object.entries(all)) {
      Object.defineProperty(globals, name, { value, configurable: true, writable: true });
    }
    return { ...own, globalThis: globals, self: globals, window: globals };
  }

  private broadcast(from: Channel, message: unknown): void {
    const { scheduler, random } = this.parts;
    // Dexie's own, for live queries: the app has none, and they are most of the messages.
    if (from.name.startsWith('x-storagemutated')) return;
    for (const host of this.hosts) {
      for (const channel of host.channels) {
        if (channel === from || channel.name !== from.name || channel.closed) continue;
        channel.last = Math.max(channel.last, scheduler.time + random.between(0, 4));
        const delay = channel.last - scheduler.time;
        scheduler.after(delay, host, `hears on ${channel.name}`, () =>
          channel.receive(copyOf(message)),
        );
      }
    }
  }

  /** Background Sync: the worker is woken when there is a network, three times at most. */
  private registerSync(): Promise<void> {
    this.syncsLeft = 3;
    this.syncSoon();
    return Promise.resolve();
  }

  private syncSoon(): void {
    if (this.syncPlanned || this.syncsLeft === 0) return;
    this.syncPlanned = true;
    const { scheduler, random } = this.parts;
    const wait = random.between(5, 3000) * (this.syncsLeft === 3 ? 1 : 60);
    scheduler.after(wait, null, 'a sync is due', () => {
      this.syncPlanned = false;
      if (this.worker) this.syncSoon();
      else if (this.online) this.wakeWorker();
    });
  }

  private wakeWorker(): void {
    const { scheduler, programs, coverage } = this.parts;
    const host = new AppHost(`worker${++this.names}`, this.workerVersion);
    this.worker = host;
    this.syncsLeft--;
    coverage.count('worker wakes');
    const end = (why: string) => this.kill(host, why);
    scheduler.after(0, host, `starts, ${host.version} version`, () => {
      programs.worker[host.version](this.globalsOf(host))
        .sendWaiting(() => Promise.resolve())
        .then(
          () => {
            this.syncsLeft = 0;
            scheduler.after(0, host, 'has sent what waited', () => end('ends'));
          },
          () => scheduler.after(0, host, 'leaves something waiting', () => end('ends')),
        );
    });
  }
}

/** A BroadcastChannel. */
class Channel {
  closed = false;
  /** When its last message arrives: they come in order. */
  last = 0;
  private readonly listeners: ((event: object) => void)[] = [];
  onmessage: ((event: object) => void) | null = null;

  constructor(
    readonly name: string,
    readonly host: SimHost,
    readonly postMessage: (message: unknown) => void,
  ) {}

  addEventListener(_: 'message', listener: (event: object) => void): void {
    this.listeners.push(listener);
  }

  receive(data: unknown): void {
    if (this.closed) return;
    this.onmessage?.({ data });
    for (const listener of this.listeners) listener({ data });
  }

  close(): void {
    this.closed = true;
  }
}
