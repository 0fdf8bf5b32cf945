import type { Random } from './random.ts';
import type { Host, Scheduler } from './scheduler.ts';

interface Waiting {
  host: Host;
  grant: () => void;
}

/** The Web Locks of one browser: exclusive locks, which end with the process that holds them. */
export class Locks {
  private readonly held = new Map<string, Host>();
  private readonly waiting = new Map<string, Waiting[]>();

  constructor(
    private readonly scheduler: Scheduler,
    private readonly random: Random,
  ) {}

  isHeldBy(host: Host): boolean {
    return [...this.held.values()].includes(host);
  }

  /** The process is gone. */
  release(host: Host): void {
    for (const queue of this.waiting.values()) {
      const left = queue.filter((each) => each.host !== host);
      queue.splice(0, queue.length, ...left);
    }
    for (const [name, holder] of this.held) if (holder === host) this.free(name);
  }

  /** `navigator.locks` of a process. */
  managerFor(host: Host) {
    return {
      request: <T>(
        name: string,
        options: { ifAvailable: boolean },
        work: (lock: { name: string } | null) => Promise<T>,
      ): Promise<T> =>
        new Promise<T>((resolve, reject) => {
          const run = (isOurs: boolean) => {
            this.answer(host, isOurs ? 'gets the lock' : 'does not get the lock', () => {
              const end = () => isOurs && this.held.get(name) === host && this.free(name);
              work(isOurs ? { name } : null).then(
                (value) => {
                  end();
                  resolve(value);
                },
                (error: unknown) => {
                  end();
                  reject(error instanceof Error ? error : new Error(String(error)));
                },
              );
            });
          };
          const take = () => {
            this.held.set(name, host);
            run(true);
          };
          this.scheduler.after(this.random.between(0, 2), null, '', () => {
            if (host.state === 'dead') return;
            if (!this.held.has(name)) take();
            else if (options.ifAvailable) run(false);
            else this.queueOf(name).push({ host, grant: take });
          });
        }),
    };
  }

  private answer(host: Host, label: string, run: () => void): void {
    this.scheduler.after(this.random.between(0, 2), host, label, run);
  }

  private free(name: string): void {
    this.held.delete(name);
    this.queueOf(name).shift()?.grant();
  }

  private queueOf(name: string): Waiting[] {
    const queue = this.waiting.get(name) ?? [];
    this.waiting.set(name, queue);
    return queue;
  }
}
