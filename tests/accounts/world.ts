import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { samplePassword, type TestServer } from '../backend/running-server.ts';

/** Tables of personal data, the column that names the owner, and one that says what is in a row. */
export const tables = {
  profiles: { owner: 'id', content: 'city' },
  consents: { owner: 'user_id', content: 'withdrawn_at' },
  saved_checks: { owner: 'user_id', content: 'data' },
  calendar_entries: { owner: 'user_id', content: 'title' },
  push_subscriptions: { owner: 'user_id', content: 'endpoint' },
  leads: { owner: 'user_id', content: 'full_name' },
} as const;

export type Table = keyof typeof tables;
export const tableNames = Object.keys(tables) as Table[];

/** An expected row: its owner and its values. Of a time only its presence counts. */
export interface Known {
  owner: string | null;
  content: string | null;
}

/** A user with an account, or without one at the moment. */
export interface Person {
  readonly email: string;
  password: string;
  client: SupabaseClient;
  /** The account; undefined: none. */
  id: string | undefined;
  signedIn: boolean;
}

/** The expected data on the server, and the users. */
export class World {
  readonly server: TestServer;
  readonly people: Person[];
  readonly rows: Record<Table, Map<string, Known>>;
  /** Everything that was seen or done across accounts. */
  readonly leaks: string[] = [];

  constructor(server: TestServer, count: number) {
    this.server = server;
    this.people = Array.from({ length: count }, () => ({
      email: `${randomUUID()}@example.com`,
      password: samplePassword,
      client: server.visitor(),
      id: undefined,
      signedIn: false,
    }));
    this.rows = {
      profiles: new Map(),
      consents: new Map(),
      saved_checks: new Map(),
      calendar_entries: new Map(),
      push_subscriptions: new Map(),
      leads: new Map(),
    };
  }

  ids(table: Table, which: (known: Known) => boolean): string[] {
    return [...this.rows[table]].flatMap(([id, known]) => (which(known) ? [id] : []));
  }

  /** Everything of an account is gone. */
  forget(account: string): void {
    for (const table of tableNames) {
      for (const id of this.ids(table, ({ owner }) => owner === account))
        this.rows[table].delete(id);
    }
  }

  /** Reads a table as this person, and notes each row that is not theirs, or should be and is not. */
  async look(person: Person, table: Table): Promise<void> {
    const { owner, content } = tables[table];
    const { data, error } = await person.client
      .from(table)
      .select(`id, owner:${owner}, content:${content}`)
      .overrideTypes<Seen[], { merge: false }>();
    if (!person.signedIn) {
      if (error?.code !== '42501') this.leaks.push(`a visitor may read ${table}`);
      return;
    }
    if (error) throw new Error(`${table} cannot be read: ${error.message}`);
    for (const row of data) {
      if (row.owner !== person.id) this.leaks.push(`${table} ${row.id} is read by another user`);
    }
    const own = new Map([...this.rows[table]].filter(([, known]) => known.owner === person.id));
    this.#compare(table, data, own, 'as its owner sees it');
  }

  /** Reads everything as the service role, and records each difference from the expected data. */
  async lookBehind(): Promise<void> {
    for (const table of tableNames) {
      const { owner, content } = tables[table];
      const response = await this.server.rest(
        `${table}?select=id,owner:${owner},content:${content}`,
        this.server.keys.secretKey,
      );
      if (!response.ok) throw new Error(`${table} cannot be read: ${response.status}`);
      this.#compare(table, (await response.json()) as Seen[], this.rows[table], 'as it is stored');
    }
  }

  #compare(table: Table, seen: readonly Seen[], wanted: Map<string, Known>, how: string): void {
    const found = new Map(seen.map((row) => [row.id, row]));
    for (const [id, { owner, content }] of wanted) {
      const row = found.get(id);
      if (!row) this.leaks.push(`${table} ${id} is missing, ${how}`);
      else if (row.owner !== owner || textOf(table, row.content) !== content) {
        this.leaks.push(`${table} ${id} is not what its owner wrote, ${how}`);
      }
    }
    for (const id of found.keys()) {
      if (!wanted.has(id)) this.leaks.push(`${table} ${id} should not be there, ${how}`);
    }
  }
}

interface Seen {
  id: string;
  owner: string | null;
  content: unknown;
}

function textOf(table: Table, content: unknown): string | null {
  if (content === null) return null;
  if (table === 'consents') return 'withdrawn';
  return typeof content === 'string' ? content : JSON.stringify(content);
}
