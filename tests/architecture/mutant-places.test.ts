import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mutants } from '../faults/mutant-list.ts';
import { root } from './source-files.ts';

it.each(mutants)('the deliberate bug "$name" has its place in the code', ({ file, find }) => {
  expect(readFileSync(join(root, file), 'utf8').split(find)).toHaveLength(2);
});
