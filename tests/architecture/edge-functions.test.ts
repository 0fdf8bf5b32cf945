import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './source-files.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const folder = 'supabase/functions';
const functions = readdirSync(join(root, folder))
  .filter((name) => existsSync(join(root, folder, name, 'index.ts')))
  .toSorted();

/** Returns the sorted first groups of a pattern in a text. */
const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name).toSorted();

it('production and the embedded backend have every edge function', () => {
  const [, deployed = ''] = /^supabase functions deploy (.+)$/m.exec(read('docs/deploy.md')) ?? [];
  expect(deployed.split(' ').toSorted()).toEqual(functions);
  expect(namesIn(read('supabase/config.toml'), /^\[functions\.(.+)\]$/gm)).toEqual(functions);
  const embedded = namesIn(
    read('local-backend/functions.ts'),
    /supabase\/functions\/(.+)\/handler\.ts/g,
  );
  expect(embedded).toEqual(functions);
});
