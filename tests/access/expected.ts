import { readFile } from 'node:fs/promises';

export type Verb = 'read' | 'insert' | 'update' | 'upsert';
export const verbs: readonly Verb[] = ['read', 'insert', 'update', 'upsert'];

/** What became of a try: done, done with the server's own value instead, or not done. */
export type Outcome = 'allowed' | 'overruled' | 'refused';

interface TableRights {
  readonly lists: ReadonlyMap<string, ReadonlySet<string>>;
  readonly delete: boolean;
}

export interface Expected {
  readonly tables: ReadonlyMap<string, TableRights>;
  /** Names of the roles that may call a function, by its name with its schema. */
  readonly functions: ReadonlyMap<string, readonly string[]>;
}

const roles: Readonly<Record<string, readonly string[]>> = {
  user: ['authenticated'],
  anyone: ['anon', 'authenticated'],
};

/** Reads expected.txt, which explains itself. Throws with the line that makes no sense. */
export async function readExpected(file: URL): Promise<Expected> {
  const tables = new Map<string, { lists: Map<string, Set<string>>; delete: boolean }>();
  const functions = new Map<string, readonly string[]>();
  let table: { lists: Map<string, Set<string>>; delete: boolean } | undefined;
  for (const line of (await readFile(file, 'utf8')).split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const named = /^table (\w+)$/.exec(line)?.[1];
    const [, name, who] = /^function ([\w.]+) +(\w+)$/.exec(line) ?? [];
    const [, list, columns] =
      /^ {2}(read|insert overruled|insert|update overruled|update) +(.+)$/.exec(line) ?? [];
    if (named) {
      table = { lists: new Map(), delete: false };
      tables.set(named, table);
    } else if (name && who && roles[who]) {
      functions.set(name, roles[who]);
    } else if (table && list && columns) {
      const known = table.lists.get(list) ?? new Set();
      for (const column of columns.trim().split(/ +/)) known.add(column);
      table.lists.set(list, known);
    } else if (table && line === '  delete') {
      table.delete = true;
    } else {
      throw new Error(`This cannot be read: ${line}`);
    }
  }
  return { tables, functions };
}

/** What an owner is expected to be let do with a column. */
export function expectedFor(table: TableRights | undefined, column: string, verb: Verb): Outcome {
  const listed = (list: string) => {
    const columns = table?.lists.get(list);
    return columns?.has(column) || columns?.has('*') || false;
  };
  if (verb !== 'upsert') {
    if (listed(verb)) return 'allowed';
    return listed(`${verb} overruled`) ? 'overruled' : 'refused';
  }
  const [insert, update] = [
    expectedFor(table, column, 'insert'),
    expectedFor(table, column, 'update'),
  ];
  if (insert === 'refused' || update === 'refused') return 'refused';
  return update;
}
