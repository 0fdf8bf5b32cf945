import { Browser, type AppHost } from './browser.ts';
import type { Programs } from './bundles.ts';
import { Coverage, type ExpectedEvent } from './coverage.ts';
import { Disk } from './disk.ts';
import { BrokenInvariant, Ledger, type LeadText } from './ledger.ts';
import { goodNetwork, Network } from './network.ts';
import { Random } from './random.ts';
import { Scheduler } from './scheduler.ts';
import { Server, soundServer } from './server.ts';
import type { OutboxItem } from '../../src/platform/offline/db.ts';

export interface HistoryResult {
  seed: number;
  /** Equal for equal histories. */
  hash: string;
  events: number;
  coverage: ReadonlyMap<ExpectedEvent, number>;
  /** The guarantee that the history broke, with the last events before it. */
  failure?: { reason: string; trace: readonly string[] };
}

const minute = 60_000;
const year = 365 * 24 * 3_600_000;
const users = ['user-a', 'user-b'] as const;

/** A phone that was told to wait an hour asks again at the end of it; then an attempt, or two. */
const quietMs = 75 * minute;

/** Nobody has asked it to wait: the longest back-off, and the longest timer of an open tab. */
const promptDeliveryMs = 12 * minute;

/** Signing in sends what was never tried: at once, or past a frozen tab that has the lock. */
const signInMs = 2 * minute;

/** The events of the environment and of users during the faults, with their weights. */
const actions = {
  submit: 10,
  submitInvalid: 2,
  edit: 4,
  cancel: 4,
  restore: 3,
  tryAgain: 3,
  sendNow: 2,
  openTab: 2,
  openPreviousTab: 1,
  closeTab: 2,
  reload: 2,
  killTab: 2,
  killWorker: 2,
  killBrowser: 1,
  freeze: 2,
  wake: 4,
  jumpYears: 0.7,
  jumpMinutes: 1.5,
  fillDisk: 1,
  freeDisk: 2,
  disturbDisk: 1,
  evict: 0.4,
  disconnect: 1,
  goOffline: 1.5,
  goOnline: 2.5,
  hide: 1,
  show: 2,
  crashServer: 0.7,
  signIn: 1,
  signOut: 1,
  update: 0.5,
} as const;
type Action = keyof typeof actions;

/** The events right after a decisive one: the moments at which queues lose items. */
const strokes = {
  kill: 3,
  reload: 3,
  freeze: 3,
  killBrowser: 1,
  evict: 0.3,
  disconnect: 1,
  crashServer: 1,
  cancel: 1,
  edit: 1,
  signOut: 0.5,
  jumpMinutes: 1,
} as const;

/** Lives one history of the outbox. Never throws for a broken promise: that is part of the result. */
export async function liveHistory(
  programs: Programs,
  seed: number,
  print?: (line: string) => void,
): Promise<HistoryResult> {
  const history = new History(programs, seed, print);
  return history.live();
}

class History {
  private readonly scheduler: Scheduler;
  private readonly random: Random;
  private readonly coverage = new Coverage();
  private readonly disk: Disk;
  private readonly network: Network;
  private readonly server: Server;
  private readonly browser: Browser;
  private readonly ledger: Ledger;
  private readonly toFreeze = new Set<AppHost>();
  private readonly weights: Record<Action, number>;
  private isChaos = true;
  private diskIsFull = false;
  private diskTrouble = 0;
  private strokeRate = 0;
  private evictSoon = false;
  private killWorkerSoon = false;
  private clockHasJumped = false;
  private itemsBefore = 0;
  private killWhoQueues = false;
  private leads = 0;
  private texts = 0;

  constructor(
    programs: Programs,
    private readonly seed: number,
    print?: (line: string) => void,
  ) {
    const random = new Random(seed);
    this.random = random;
    this.scheduler = new Scheduler(print);
    const { scheduler, coverage } = this;
    this.ledger = new Ledger(scheduler, coverage, () => this.browser.now());
    const { ledger } = this;
    const diskFaults = {
      onWrite: () => this.writeFault(),
      onCommit: () => this.commitFault(),
    };
    this.disk = new Disk(
      scheduler,
      random,
      diskFaults,
      {
        put: (host, value) => ledger.put(host as AppHost, value as OutboxItem),
        committed: (host, items) => this.noticeCommit(host as AppHost, items),
      },
      programs,
    );
    this.server = new Server(scheduler, random, coverage, programs, {
      stored: (row) => {
        ledger.stored(row);
        this.strike();
      },
      knew: () => ledger.knew(),
      broken: (reason) => ledger.fail(reason),
      answered: (id, status) => ledger.answered(id, status),
    });
    this.network = new Network(
      scheduler,
      random,
      coverage,
      (message, reply) => this.server.receive(message, reply),
      (host, message) => {
        ledger.requested(host, message);
        if (host.name.startsWith('worker')) coverage.count('items sent by the worker');
        else if (!this.browser.isLeading(host as AppHost))
          coverage.count('items sent without the lock');
        this.strike(host as AppHost);
      },
    );
    this.browser = new Browser(
      {
        scheduler,
        random,
        programs,
        coverage,
        network: this.network,
        disk: this.disk,
        hasLocks: random.chance(0.9),
        hasSync: random.chance(0.5),
      },
      (tab, items) => ledger.shown(tab, items),
      (error) => ledger.showsError(error),
    );
    // Each history has some kinds of trouble and not others, so that each is met alone as well.
    this.weights = { ...actions };
    for (const name of Object.keys(actions) as Action[]) {
      if (name !== 'submit') this.weights[name] *= random.chance(0.3) ? 0 : random.between(0.3, 2);
    }
    const some = (most: number) => (random.chance(0.35) ? 0 : random.between(0, most));
    this.network.faults = {
      loss: some(0.3),
      replays: some(0.5),
      foreign: some(0.4),
      slow: some(0.3),
    };
    this.server.faults = { busy: some(0.2), database: some(0.2) };
    this.strokeRate = some(0.08);
    this.diskTrouble = random.chance(0.25) ? random.between(0, 0.05) : 0;
    if (random.chance(0.3)) this.browser.workerVersion = 'previous';
  }

  async live(): Promise<HistoryResult> {
    const { scheduler, coverage, seed } = this;
    let failure: HistoryResult['failure'];
    try {
      await this.chaos();
      await this.quiet();
      this.ledger.settled();
      this.ledger.check();
    } catch (error) {
      if (!(error instanceof BrokenInvariant)) throw error;
      failure = { reason: error.message, trace: scheduler.lastEvents };
    }
    const { hash, events } = scheduler;
    return { seed, hash, events, coverage: coverage.counts, ...(failure && { failure }) };
  }

  private async chaos(): Promise<void> {
    const { random, browser } = this;
    browser.openTab('present');
    if (random.chance(0.3)) browser.signIn('user-a');
    const count = 8 + random.index(20);
    for (let step = 0; step < count; step++) {
      await this.pass(random.chance(0.03) ? random.between(5, 60) * minute : random.delay());
      this.act(random.weighted(this.weights));
    }
    if (!random.chance(0.2)) return;
    // The last step: the remaining contexts have received no event.
    this.killWhoQueues = true;
    this.act('submit');
    await this.pass(100);
  }

  /** All faults end. Users only sign in: every waiting item must be sent without their help. */
  private async quiet(): Promise<void> {
    const { browser, scheduler } = this;
    this.isChaos = false;
    scheduler.note('— quiet —');
    this.diskIsFull = false;
    this.diskTrouble = 0;
    this.network.faults = goodNetwork;
    this.server.faults = soundServer;
    this.server.start();
    this.toFreeze.clear();
    // A frozen tab may sleep for ever, and must not hold up the others.
    const sleepsOn = this.random.chance(0.5);
    if (!sleepsOn) this.wakeAll();
    browser.setOnline(true);
    const tabs = [...browser.tabs];
    // A tab from before anything was queued looks for an outbox when its person looks at it.
    for (const tab of tabs) if (!tab.hasOutbox) browser.show(tab, true);
    const isUsable = ({ version, state }: AppHost) => version === 'present' && state === 'running';
    if (!tabs.some(isUsable)) browser.openTab('present');
    await this.rest();
    // The items of a user are sent while that user is signed in.
    for (const user of users) {
      const waits = [...this.disk.items.values()].some(
        ({ ownerId, state }) => ownerId === user && isOpen(state),
      );
      if (!waits) continue;
      browser.signIn(user);
      await this.pass(signInMs);
      if (!this.clockHasJumped) {
        this.ledger.prompt(this.waiting().filter(({ attempts }) => attempts === 0));
      }
      await this.rest();
    }
    // Processes that resume now find a changed environment.
    this.wakeAll();
    await this.rest();
  }

  private wakeAll(): void {
    for (const host of this.browser.hosts) if (host.state === 'frozen') this.browser.wake(host);
  }

  /** Waits until nothing waits that may be sent now, and what the network still carries has arrived. */
  private async rest(): Promise<void> {
    const isOver = () => this.network.underWay === 0 && this.waiting().length === 0;
    await this.pass(2000);
    await this.pass(promptDeliveryMs, isOver);
    // What a clock has dated that was set back since may wait its hour.
    if (!this.clockHasJumped) this.ledger.prompt(this.waiting());
    await this.pass(quietMs, isOver);
    await this.pass(2000);
  }

  /** The waiting items that may be sent while this user, or none, is signed in. */
  private waiting(): OutboxItem[] {
    return [...this.disk.items.values()].filter(
      ({ ownerId, state }) =>
        isOpen(state) && (ownerId === 'anon' || ownerId === this.browser.user),
    );
  }

  private pass(ms: number, isOver?: () => boolean): Promise<void> {
    return this.scheduler.run(ms, () => this.afterEach(), isOver);
  }

  /** After each event: what could not be done in the middle of something, and the promises. */
  private afterEach(): void {
    for (const host of this.toFreeze) {
      if (host.state !== 'running') this.toFreeze.delete(host);
      else if (!this.disk.isUsedBy(host)) {
        this.toFreeze.delete(host);
        this.browser.freeze(host);
      }
    }
    if (this.evictSoon && !this.disk.isOpening) {
      this.evictSoon = false;
      this.scheduler.note('the browser removes all that the site has stored');
      this.ledger.evicted();
      this.disk.evict();
    }
    const { worker } = this.browser;
    // The browser ends a worker whenever it likes, in the middle of its work too.
    if (this.isChaos && this.killWorkerSoon && worker && this.random.chance(0.05)) {
      this.killWorkerSoon = false;
      this.kill(worker);
    }
    this.ledger.check();
  }

  private noticeCommit(host: AppHost, items: ReadonlyMap<string, OutboxItem>): void {
    const isMore = items.size > this.itemsBefore;
    this.itemsBefore = items.size;
    this.ledger.committed(host, items);
    this.strike(host);
    // The tab dies right after queueing an item, before it can inform other tabs.
    if (!this.isChaos || !isMore) return;
    if (!this.killWhoQueues && !this.random.chance(0.03)) return;
    this.scheduler.after(0, null, 'stroke: kill', () => {
      if (host.state !== 'dead') this.kill(host);
    });
  }

  /** Sometimes something decisive is followed by the worst that can happen at that moment. */
  private strike(host?: AppHost): void {
    const { random, browser } = this;
    if (!this.isChaos || !random.chance(this.strokeRate)) return;
    const stroke = random.weighted(strokes);
    this.scheduler.after(
      random.chance(0.7) ? 0 : random.between(0, 3),
      null,
      `stroke: ${stroke}`,
      () => {
        if (!this.isChaos) return;
        const target = host?.state === 'running' ? host : this.someTab();
        switch (stroke) {
          case 'kill':
            if (target) this.kill(target);
            break;
          case 'reload':
            if (target && browser.tabs.has(target)) this.reload(target);
            break;
          case 'freeze':
            if (target) this.freeze(target);
            break;
          default:
            this.act(stroke);
        }
      },
    );
  }

  private writeFault(): string | undefined {
    if (!this.diskIsFull || !this.random.chance(0.8)) return undefined;
    this.coverage.count('writes refused for lack of space');
    return 'QuotaExceededError';
  }

  private commitFault(): string | undefined {
    const { random } = this;
    const rate = this.diskIsFull ? 0.3 : this.diskTrouble;
    if (!random.chance(rate)) return undefined;
    this.coverage.count('commits aborted');
    return this.diskIsFull || random.chance(0.3)
      ? 'QuotaExceededError'
      : random.pick(['UnknownError', 'AbortError']);
  }

  private act(action: Action): void {
    const { random, browser, coverage, scheduler, network } = this;
    const tab = this.someTab();
    switch (action) {
      case 'submit':
        return this.submit(tab, 'lakshmi@example.com');
      case 'submitInvalid':
        return this.submit(tab, 'not an address');
      case 'edit':
        return this.edit(tab);
      case 'cancel':
        return this.cancel(tab);
      case 'restore':
        return this.restore(tab);
      case 'tryAgain':
        return this.use(tab, 'asks to try again', async (page) => {
          const id = this.someItem(({ state }) => state === 'needs-user' || state === 'held');
          if (!id) return;
          coverage.count('tries asked for');
          await (await page.openOutbox()).tryAgain(id);
        });
      case 'sendNow':
        return this.use(tab, 'asks to send now', async (page) => {
          await (await page.openOutbox()).sendNow();
        });
      case 'openTab':
      case 'openPreviousTab':
        if (browser.tabs.size < 4) {
          browser.openTab(action === 'openTab' ? 'present' : 'previous');
        }
        return;
      case 'closeTab':
        if (tab) browser.kill(tab, 'is closed');
        return;
      case 'reload':
        if (tab) this.reload(tab);
        return;
      case 'killTab':
        if (tab) this.kill(tab);
        return;
      case 'killWorker':
        this.killWorkerSoon = true;
        return;
      case 'killBrowser':
        coverage.count('browsers killed');
        for (const host of browser.hosts) browser.kill(host, 'dies with the browser');
        scheduler.after(random.delay(), null, 'the browser starts again', () => {
          if (browser.tabs.size === 0) browser.openTab('present');
        });
        return;
      case 'freeze':
        if (tab) this.freeze(tab);
        return;
      case 'wake': {
        const frozen = browser.hosts.filter(({ state }) => state === 'frozen');
        const host = random.pick(frozen);
        if (host) browser.wake(host);
        return;
      }
      case 'jumpYears':
        coverage.count('clock jumps of years');
        return this.jump(random.pick([-10, 10, -1, 1]) ?? 1, year);
      case 'jumpMinutes':
        coverage.count('clock jumps of minutes');
        return this.jump(random.between(-120, 120), 60_000);
      case 'fillDisk':
        this.diskIsFull = true;
        return scheduler.note('the disk is full');
      case 'freeDisk':
        this.diskIsFull = false;
        return;
      case 'disturbDisk':
        this.diskTrouble = random.between(0, 0.1);
        return;
      case 'evict':
        this.evictSoon = true;
        return;
      case 'disconnect': {
        const host = random.pick(browser.hosts);
        if (!host || this.disk.isOpening) return;
        coverage.count('connections lost');
        scheduler.note(`${host.name}: loses its connection to the database`);
        return this.disk.disconnect(host);
      }
      case 'goOffline':
        return browser.setOnline(false);
      case 'goOnline':
        return browser.setOnline(true);
      case 'hide':
        if (tab) browser.show(tab, false);
        return;
      case 'show':
        if (tab) browser.show(tab, true);
        return;
      case 'crashServer':
        this.server.crash();
        scheduler.after(random.delay(), null, 'somebody starts the server', () =>
          this.server.start(),
        );
        return;
      case 'signIn':
        coverage.count('sign-ins');
        return browser.signIn(random.pick(users) ?? 'user-a');
      case 'signOut':
        if (browser.user) coverage.count('sign-outs');
        return browser.signIn(null);
      case 'update':
        browser.workerVersion = 'present';
        scheduler.note('the worker of the present version takes over');
        if (!browser.worker) return;
        return browser.kill(browser.worker, 'is replaced');
      default:
        network satisfies Network;
        return action satisfies never;
    }
  }

  private kill(host: AppHost): void {
    const { browser, coverage } = this;
    coverage.count(host === browser.worker ? 'workers killed' : 'tabs killed');
    if (browser.isLeading(host)) coverage.count('kills while leading');
    browser.kill(host, 'is killed');
  }

  private reload(tab: AppHost): void {
    const { browser, coverage } = this;
    if (browser.isLeading(tab)) coverage.count('reloads while leading');
    browser.kill(tab, 'is reloaded');
    browser.openTab('present');
  }

  private freeze(host: AppHost): void {
    this.toFreeze.add(host);
  }

  private jump(times: number, unit: number): void {
    this.clockHasJumped = true;
    this.scheduler.note(`the clock jumps by ${Math.round((times * unit) / 60_000)} minutes`);
    this.ledger.clockWillJump();
    this.browser.setClock(times * unit);
  }

  private submit(tab: AppHost | undefined, email: string): void {
    const name = `lead ${++this.leads}`;
    const text = this.newText(this.random.uuid(), name, email);
    if (tab) this.press(tab, name, text);
  }

  /** The button of the form; where nothing was saved, the text is still there and it is pressed again. */
  private press(tab: AppHost, name: string, text: LeadText): void {
    const { ledger, coverage, random } = this;
    this.use(tab, `submits ${name}`, async (page) => {
      ledger.written(text, name);
      const onSaved = () => {
        coverage.count('items saved');
        ledger.toldSaved(text);
        this.strike(tab);
      };
      try {
        const told = await page.submitLead(text.submissionId, text, onSaved);
        this.scheduler.note(`${tab.name}: says of ${name}: ${told.outcome}`);
        ledger.toldOutcome(text, told);
      } catch {
        this.scheduler.note(`${tab.name}: says that ${name} is not saved`);
        const again = () => this.press(tab, name, text);
        if (this.isChaos && random.chance(0.6)) {
          this.scheduler.after(random.delay(), tab, 'the button is there still', again);
        }
      }
    });
  }

  private edit(tab: AppHost | undefined): void {
    this.use(tab, 'edits', async (page) => {
      const id = this.someItem(({ state }) => state !== 'delivered' && state !== 'cancelled');
      if (!id) return;
      const email = 'lakshmi@example.com';
      const text = this.newText(id, `an edit`, email);
      this.ledger.written(text, text.notes);
      const outbox = await page.openOutbox();
      if (!(await page.editLead(outbox, id, text))) return;
      this.coverage.count('edits saved');
      this.ledger.toldSaved(text);
    });
  }

  private cancel(tab: AppHost | undefined): void {
    this.use(tab, 'deletes', async (page) => {
      const id = this.someItem(({ state }) => state !== 'delivered' && state !== 'cancelled');
      if (!id) return;
      this.ledger.wantsCancelled(id);
      if (!(await (await page.openOutbox()).cancel(id))) return;
      this.ledger.toldCancelled(id);
      if (this.random.chance(0.6)) return;
      // Within the ten seconds in which that can be undone, or just after.
      this.scheduler.after(this.random.between(0, 11_000), null, 'second thoughts', () =>
        this.restore(this.someTab()),
      );
    });
  }

  private restore(tab: AppHost | undefined): void {
    this.use(tab, 'restores', async (page) => {
      const id = this.someItem(({ state }) => state === 'cancelled');
      if (id && (await (await page.openOutbox()).restore(id)))
        this.coverage.count('items restored');
    });
  }

  /** A user acts in a tab, which shows failures. */
  private use(
    tab: AppHost | undefined,
    what: string,
    work: (page: NonNullable<AppHost['page']>) => Promise<void>,
  ): void {
    if (!tab) return;
    this.scheduler.after(0, tab, `a person ${what}`, () => {
      if (!tab.page || !this.isChaos) return;
      work(tab.page).catch((error: unknown) => {
        if (error instanceof BrokenInvariant) throw error;
        if (error instanceof Error) this.ledger.showsError(error);
        this.scheduler.note(`${tab.name}: fails: ${String(error)}`);
      });
    });
  }

  private newText(submissionId: string, name: string, email: string) {
    return {
      submissionId,
      formType: 'consultation',
      fullName: 'Lakshmi Devi',
      email,
      phone: '+91 00000 00000',
      businessName: 'Lakshmi Tiffins',
      businessType: 'Restaurant/Food Business',
      notes: `${name}, text ${++this.texts}`,
      timestamp: '2026-11-20T06:30:00.000Z',
      source: 'Niyam website /te/fssai-compliance',
    };
  }

  private someTab(): AppHost | undefined {
    return this.random.pick([...this.browser.tabs].filter(({ state }) => state === 'running'));
  }

  private someItem(which: (item: OutboxItem) => boolean): string | undefined {
    return this.random.pick([...this.disk.items.values()].filter(which))?.id;
  }
}

const isOpen = (state: OutboxItem['state']): boolean => state === 'queued' || state === 'sending';
