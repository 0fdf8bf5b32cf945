import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { standInTools } from '../support/stand-in-tools.ts';
import { root } from './source-files.ts';

/** Tests with modules of their own (the project `app` in vite.config.ts). */
const alone = new RegExp(`^src/(app|platform|tools/(${standInTools.join('|')}))/`);

it('a test that shares its modules with others mocks none of them', () => {
  const folders = ['build', 'integrations', 'local-backend', 'src', 'supabase', 'sw', 'tests'];
  const files = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter((file) => /\.test\.tsx?$/.test(file) && !alone.test(file));
  expect(files.length).toBeGreaterThan(100);
  const mock = /\bvi\.(do)?(m|M)ock\(/;
  expect(files.filter((file) => mock.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
