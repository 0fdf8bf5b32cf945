import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './source-files.ts';

const folder = 'docs/contributing';
const pages = readdirSync(join(root, folder)).map((file) => `${folder}/${file}`);
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const scripts = Object.keys(
  (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts,
);
const codeIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
/** Paths from the root; those of a file to come hold a `<name>`. */
const isPath = (code: string) =>
  /^(src|sw|tests|build|supabase|local-backend|docs)\/[\w./-]+$/.test(code);

describe('CONTRIBUTING.md', () => {
  it('links each page of a task', () => {
    const text = read('CONTRIBUTING.md');
    expect(pages.filter((page) => !text.includes(`(${page})`))).toEqual([]);
  });

  it.each(['CONTRIBUTING.md', ...pages])('%s names files and commands that exist', (page) => {
    const text = read(page);
    const missing = codeIn(text).filter((code) => isPath(code) && !existsSync(join(root, code)));
    const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    const unknown = commands.filter((name) => !scripts.includes(name));
    expect([...missing, ...unknown]).toEqual([]);
    expect(text.split('\n').length).toBeLessThan(60);
  });
});
