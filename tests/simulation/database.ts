import type { LeadRow } from '../../supabase/functions/_shared/tables.ts';
import type { Random } from './random.ts';
import type { Host, Scheduler } from './scheduler.ts';

type Row = Partial<LeadRow> & Pick<LeadRow, 'id' | 'receipt' | 'details' | 'body_hash'>;

export interface DatabaseWatch {
  /** A new lead is committed. */
  stored(row: Row): void;
  /** A lead that was there before was sent once more. */
  knew(id: string): void;
  /** The simulation itself is at fault. */
  broken(reason: string): void;
}

interface Answer {
  status: number;
  body: unknown;
}

/**
 * The server's database, as far as the function of the leads speaks to it: PostgREST's answers for one
 * table with two unique columns. Each call commits at one moment, and its answer may be lost after it.
 */
export class Database {
  readonly rows = new Map<string, Row>();

  constructor(
    private readonly scheduler: Scheduler,
    private readonly random: Random,
    private readonly watch: DatabaseWatch,
  ) {}

  fetch(
    host: Host,
    url: string,
    init: RequestInit | undefined,
    failureRate: number,
  ): Promise<Response> {
    const { scheduler, random } = this;
    const method = init?.method ?? 'GET';
    const fails = random.chance(failureRate) && random.pick(['before', 'after'] as const);
    return new Promise((resolve, reject) => {
      const answer = (run: () => void) =>
        scheduler.after(random.between(0.2, 4), host, 'hears from its database', run);
      const lost = () => answer(() => reject(new TypeError('fetch failed')));
      scheduler.after(random.between(0.2, 4), null, `the database is asked: ${method}`, () => {
        if (fails === 'before') return void lost();
        const { status, body } = this.answerTo(method, new URL(url), String(init?.body));
        if (fails === 'after') return void lost();
        answer(() => resolve(Response.json(body, { status })));
      });
    });
  }

  private answerTo(method: string, { pathname, searchParams }: URL, body: string): Answer {
    if (pathname === '/rest/v1/leads') {
      const id = searchParams.get('id');
      if (method === 'POST') return this.insert(JSON.parse(body) as Row);
      if (method === 'GET' && id?.startsWith('eq.')) return this.find(id.slice('eq.'.length));
      // The function's work on older leads after its answer: there are none here.
      return { status: 200, body: [] };
    }
    // The function's work after its answer: here is nothing to delete and no one to inform.
    if (/^\/rest\/v1\/rpc\/(tidy_newsletter|claim_lead_announcement)$/.test(pathname)) {
      return { status: 200, body: null };
    }
    if (pathname.startsWith('/rest/v1/rpc/')) {
      this.watch.broken(`The database of the simulation does not know ${pathname}`);
    }
    // Other tables are about what follows a lead; they hold nothing here.
    return { status: 200, body: [] };
  }

  private insert(row: Row): Answer {
    if (this.rows.has(row.id)) {
      this.watch.knew(row.id);
      return { status: 200, body: [] };
    }
    if ([...this.rows.values()].some(({ receipt }) => receipt === row.receipt)) {
      return { status: 409, body: { code: '23505', message: 'duplicate key' } };
    }
    const stored = { ...row, received_at: new Date(Date.UTC(2026, 10, 20)).toISOString() };
    this.rows.set(row.id, stored);
    this.scheduler.note(`the database stores ${row.id.slice(0, 8)}: ${row.details.notes}`);
    this.watch.stored(stored);
    return { status: 201, body: [stored] };
  }

  private find(id: string): Answer {
    const row = this.rows.get(id);
    return { status: 200, body: row ? [row] : [] };
  }
}
