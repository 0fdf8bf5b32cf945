import { inspect } from 'node:util';
import { PGlite } from '@supabase/lite/pglite';
import { expect, test } from 'vitest';
import { hideValuesInErrors } from './quiet-errors.ts';

test('a database error keeps its details for the answer and leaves them out of the log', async () => {
  const database = new PGlite();
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
