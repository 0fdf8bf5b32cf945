import path from 'node:path';
import { inspect } from 'node:util';
import { PGlite } from '@supabase/lite/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataDir, removeDataDir } from '../tests/support/new-database.ts';
import { hideValuesInErrors } from './quiet-errors.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await makeDataDir();
});
afterAll(() => removeDataDir(dataDir));

test('a database error keeps its details for the answer and leaves them out of the log', async () => {
  const database = new PGlite(path.join(dataDir, 'postgres'));
  hideValuesInErrors(database);
  await database.query('create table people (phone text unique)');
  const insert = () => database.query('insert into people values ($1)', ['0000000000']);
  await insert();
  const error = await insert().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  await database.close();

  expect(error).toMatchObject({ code: '23505', detail: expect.stringContaining('0000000000') });
  expect(inspect(error)).toBe('Postgres refused with 23505: insert into people values ($1)');
});
