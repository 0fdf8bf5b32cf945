import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { build, type Rolldown } from 'vite';
import { developerText } from '../../src/tools/diagnostics/developer-text.ts';
import { root } from './source-files.ts';

afterEach(() => vi.unstubAllEnvs());

/** The code that a page gets which checks the phone, with everything it may load later. */
async function builtWith(diagnostics: string | undefined): Promise<string> {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('VITE_DIAGNOSTICS', diagnostics);
  const built = (await build({
    configFile: false,
    root,
    logLevel: 'silent',
    define: { __SITE_VERSION__: '"1"' },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: join(root, 'src/tools/diagnostics/check-phone.tsx'),
        external: /^(react|react-dom|zustand|dexie|@tanstack|@supabase)/,
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  return built.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

const strings = Object.values(developerText).filter((words) => typeof words === 'string');

test('a build without VITE_DIAGNOSTICS=1 has no word of the developer panels (TOOL-DBG-02)', async () => {
  for (const code of [await builtWith(undefined), await builtWith('0')]) {
    expect(code).toContain('CheckPhone');
    expect(strings.filter((words) => code.includes(words))).toEqual([]);
  }
});

test('one with it has them all', async () => {
  const code = await builtWith('1');
  expect(strings.length).toBeGreaterThan(3);
  expect(strings.filter((words) => !code.includes(words))).toEqual([]);
});
