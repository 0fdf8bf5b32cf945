import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './source-files.ts';

/** Folders whose tests share their modules (the project without isolation in vite.config.ts). */
const shared = ['build', 'integrations', 'local-backend', 'supabase', 'sw', 'tests'];
const sharedInSrc = ['content', 'i18n', 'pages', 'ui'].map((folder) => `src/${folder}`);

it('a test that shares its modules with others puts nothing in their place', () => {
  const files = [...shared, ...sharedInSrc].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  expect(files.length).toBeGreaterThan(50);
  const mock = /\bvi\.(do)?(m|M)ock\(/;
  expect(files.filter((file) => mock.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
