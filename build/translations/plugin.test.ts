import { expect, it } from 'vitest';
import { withoutFiles } from './plugin.ts';

it('a file that is English by now is left out of every list of texts', () => {
  const code = `
    const pages = import.meta.glob<{ content: unknown }>('./*/pages/**/*.ts');
    const tools = import.meta.glob<{ text: unknown }>(
      ['./page-names.gen.ts', './tools/*.ts'],
      { eager: true },
    );`;
  expect(withoutFiles(code, ['./hi/pages/home.ts'])).toBe(`
    const pages = import.meta.glob<{ content: unknown }>(['./*/pages/**/*.ts', '!./hi/pages/home.ts']);
    const tools = import.meta.glob<{ text: unknown }>(
      ['./page-names.gen.ts', './tools/*.ts', '!./hi/pages/home.ts'],
      { eager: true },
    );`);
  expect(withoutFiles(code, [])).toBeUndefined();
});
