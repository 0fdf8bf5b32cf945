import type { FunctionEnv } from '../../supabase/functions/_shared/function-env.ts';
import type { Programs } from './bundles.ts';
import type { Coverage } from './coverage.ts';
import { Database, type DatabaseWatch } from './database.ts';
import { baseGlobals, SimHost } from './host.ts';
import type { Message, Reply } from './network.ts';
import type { Random } from './random.ts';
import type { Scheduler } from './scheduler.ts';

/** How often the server fails by itself: probabilities for each request. */
export interface ServerFaults {
  busy: number;
  database: number;
}

export const soundServer: ServerFaults = { busy: 0, database: 0 };

interface ServerWatch extends DatabaseWatch {
  /** The server has answered a request for this item. */
  answered(id: string, status: number): void;
}

type ServerCode = ReturnType<Programs['server']>;

/** The server's code is loaded once; its globals are those of the server that runs. */
const loaded = new WeakMap<Programs, { code: ServerCode; use(globals: object): void }>();

function load(programs: Programs) {
  const known = loaded.get(programs);
  if (known) return known;
  let present: Record<string, unknown> = {};
  const at = (name: string) => present[name];
  const call =
    (name: string) =>
    (...args: unknown[]) =>
      (at(name) as (...args: unknown[]) => unknown)(...args);
  const through = (name: string) =>
    new Proxy({}, { get: (_, key) => Reflect.get(at(name) as object, key) as unknown });
  const code = programs.server({
    globalThis,
    setTimeout: call('setTimeout'),
    clearTimeout: call('clearTimeout'),
    Math: through('Math'),
    crypto: through('crypto'),
    console: through('console'),
    AbortSignal: through('AbortSignal'),
    queueMicrotask: call('queueMicrotask'),
    // Not a proxy: `new Date()` must work on it.
    Date: class extends Date {
      constructor(...given: [] | [number | string | Date]) {
        super(given.length === 0 ? (at('Date') as DateConstructor).now() : given[0]);
      }
      static override now = () => (at('Date') as DateConstructor).now();
    },
    process: undefined,
  });
  const server = { code, use: (globals: object) => (present = globals as Record<string, unknown>) };
  loaded.set(programs, server);
  return server;
}

/** Our server: the real function of the leads on a stand-in for its database. */
export class Server {
  faults = soundServer;
  readonly database: Database;
  private host: SimHost | undefined;
  private readonly code: ServerCode;
  private readonly open = new Set<(reply: 'reset') => void>();
  private starts = 0;

  constructor(
    private readonly scheduler: Scheduler,
    private readonly random: Random,
    private readonly coverage: Coverage,
    private readonly programs: Programs,
    private readonly watch: ServerWatch,
  ) {
    this.code = load(programs).code;
    this.database = new Database(scheduler, random, watch);
    this.start();
  }

  get isUp(): boolean {
    return this.host !== undefined;
  }

  start(): void {
    if (this.host) return;
    const { scheduler, random } = this;
    this.host = new SimHost(`server${++this.starts}`);
    const now = () => Math.floor(Date.UTC(2026, 10, 20) + scheduler.time);
    load(this.programs).use(baseGlobals(this.host, { scheduler, random, now }));
    scheduler.note('the server starts');
  }

  /** Its current work is lost; the commits of its database stay. */
  crash(): void {
    if (!this.host) return;
    this.host.state = 'dead';
    this.host = undefined;
    this.coverage.count('server crashes');
    this.scheduler.note('the server crashes');
    for (const reply of this.open) reply('reset');
    this.open.clear();
  }

  receive(message: Message, reply: (reply: Reply | 'reset') => void): void {
    const { host, random } = this;
    if (!host) return reply('reset');
    const id = message.headers['idempotency-key'] ?? '';
    const answer = (response: Response) => {
      void response.text().then((body) => {
        if (host.state === 'dead') return;
        this.open.delete(reply);
        const { status } = response;
        this.watch.answered(id, status);
        if (status === 429 || status === 503) this.coverage.count('own replies to wait');
        else if (status >= 400) this.coverage.count('own refusals');
        reply({ status, headers: Object.fromEntries(response.headers), body });
      });
    };
    this.open.add(reply);
    const env: FunctionEnv = {
      SUPABASE_URL: 'http://database.example',
      SUPABASE_SERVICE_ROLE_KEY: 'a key',
      // Its limits are tested on a real database (tests/backend/rate-limit.test.ts).
      LEAD_RATE_LIMIT: 0,
      fetch: (url, init) => this.database.fetch(host, String(url), init, this.faults.database),
      waitUntil: () => undefined,
    };
    const request = new Request(`http://server.example${message.path}`, {
      method: 'POST',
      headers: message.headers,
      body: message.body,
    });
    const answering = random.chance(this.faults.busy)
      ? this.code.nameItem(request, Promise.resolve(this.refusal()))
      : this.code.leadIntake(request, env);
    void answering.then(answer);
  }

  /** What this function, or one like it, may say instead of doing anything. */
  private refusal(): Response {
    const { random, code } = this;
    const wait = { 'retry-after': String(1 + random.index(random.chance(0.1) ? 7200 : 90)) };
    const kind = random.index(5);
    if (kind < 2) return code.problem(429, { code: 'too-many', message: 'Too many.' }, wait);
    if (kind < 4) return code.problem(503, { code: 'unavailable', message: 'Not now.' }, wait);
    return code.problem(401, { code: 'session-expired', message: 'Sign in again.' });
  }
}
