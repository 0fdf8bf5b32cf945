import type { Coverage } from './coverage.ts';
import { foreignReply } from './foreign-replies.ts';
import type { Random } from './random.ts';
import type { Host, Scheduler } from './scheduler.ts';

/** A request on its way, as the server sees it. */
export interface Message {
  number: number;
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** A reply on its way. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** How bad the network is: probabilities for each request. */
export interface NetworkFaults {
  loss: number;
  replays: number;
  foreign: number;
  slow: number;
}

export const goodNetwork: NetworkFaults = { loss: 0, replays: 0, foreign: 0, slow: 0 };

type Receive = (message: Message, reply: (reply: Reply | 'reset') => void) => void;

/** Longer than a lease, and than the server is waited for. */
const pastLeaseMs = [61_000, 200_000] as const;

/** The network between the phone and the server. */
export class Network {
  online = true;
  faults = goodNetwork;
  /** Requests that have not reached the server yet. */
  underWay = 0;
  private numbers = 0;

  constructor(
    private readonly scheduler: Scheduler,
    private readonly random: Random,
    private readonly coverage: Coverage,
    private readonly receive: Receive,
    /** Told of each request as it leaves. */
    private readonly requested: (host: Host, message: Message) => void,
  ) {}

  /** `fetch` of a process. A reply to a dead process is dropped by the scheduler. */
  fetch(host: Host, url: string, init: RequestInit): Promise<Response> {
    const { scheduler, random, coverage, faults } = this;
    const message: Message = {
      number: ++this.numbers,
      path: url,
      headers: init.headers as Record<string, string>,
      body: String(init.body),
    };
    const name = `request ${message.number}`;
    coverage.count('requests');
    this.requested(host, message);
    return new Promise((resolve, reject) => {
      const { signal } = init;
      if (signal?.aborted) return reject(signal.reason as Error);
      const rejectOnAbort = () => reject(signal?.reason as Error);
      signal?.addEventListener('abort', rejectOnAbort);
      const fail = () =>
        scheduler.after(this.delay(), host, `${name} fails`, () => {
          signal?.removeEventListener('abort', rejectOnAbort);
          reject(new TypeError('Failed to fetch'));
        });
      const answer = (reply: Reply, what: string) =>
        scheduler.after(this.delay(), host, `${name} is answered ${what}`, () => {
          signal?.removeEventListener('abort', rejectOnAbort);
          resolve(asResponse(reply));
        });
      if (!this.online) return void fail();
      if (random.chance(faults.foreign)) {
        coverage.count('foreign replies');
        const reply = foreignReply(message, random);
        return void answer(reply, `by a stranger, ${reply.status}`);
      }
      if (random.chance(faults.loss)) {
        coverage.count('requests lost');
        scheduler.note(`${name} is lost`);
        // Otherwise it hangs until it is given up.
        return random.chance(0.5) ? void fail() : undefined;
      }
      this.carry(message, (reply) => {
        if (reply === 'reset') return void fail();
        if (!random.chance(this.faults.loss)) return void answer(reply, String(reply.status));
        if (random.chance(0.3)) {
          coverage.count('replies cut off');
          const body = reply.body.slice(0, random.index(reply.body.length));
          return void answer({ ...reply, body }, `${reply.status}, cut off`);
        }
        scheduler.note(`the reply to ${name} is lost`);
        if (reply.status < 300) coverage.count('replies lost after the commit');
        if (random.chance(0.5)) fail();
      });
      while (random.chance(faults.replays)) {
        coverage.count('requests replayed');
        this.carry(message, () => undefined);
      }
    });
  }

  private carry(message: Message, reply: (reply: Reply | 'reset') => void): void {
    this.underWay++;
    this.scheduler.after(this.delay(), null, `request ${message.number} arrives`, () => {
      this.underWay--;
      this.receive(message, reply);
    });
  }

  private delay(): number {
    const { random, faults } = this;
    if (!random.chance(faults.slow)) return random.between(3, 250);
    if (random.chance(0.6)) return random.between(250, 20_000);
    this.coverage.count('requests delayed past the lease');
    return random.between(...pastLeaseMs);
  }
}

/** A reply as `fetch` with `redirect: 'manual'` gives it. */
function asResponse({ status, headers, body }: Reply): Response {
  if (status < 300 || status >= 400) return new Response(body, { status, headers });
  // What a script may see of a redirect that is not followed: nothing.
  return Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });
}
