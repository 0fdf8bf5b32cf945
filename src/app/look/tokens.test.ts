import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const textOf = (ending: RegExp): string =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
const styles = textOf(/\.css$/);

/** Tailwind leaves a token out that its own style sheet does not read, unless its block is static. */
function writtenProperties(): Set<string> {
  const onDemand = /@theme (?!static|inline static)[^{]*\{[^}]*\}/g;
  const declared = styles.replaceAll(onDemand, '').matchAll(/^\s*(--[\w-]+):/gm);
  const setByScript = textOf(/\.tsx?$/).matchAll(/'(--[\w-]+)'/g);
  return new Set([...declared, ...setByScript].map(([, name = '']) => name));
}

it('every property that a style reads without a substitute is written', () => {
  const written = writtenProperties();
  const read = [...styles.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
  expect(read.length).toBeGreaterThan(100);
  expect([...new Set(read)].filter((name) => !written.has(name))).toEqual([]);
});
