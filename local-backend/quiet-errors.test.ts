import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { hideValues } from './quiet-errors.ts';

test('a database error keeps its details for the answer and leaves them out of the log', () => {
  const error = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (phone)=(0000000000) already exists.',
  });
  hideValues(error, 'insert into  people\n values ($1)');
  expect(error.detail).toContain('0000000000');
  expect(inspect(error)).toBe('Postgres refused with 23505: insert into people values ($1)');
});
