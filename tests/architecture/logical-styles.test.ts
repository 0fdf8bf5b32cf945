import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root, sourceFiles } from './source-files.ts';

/**
 * Sides are named by the direction of the text (`inset-inline-start`), so that a language written from right to
 * left needs no styles of its own. Chrome knows logical floats from 118 on only: the two that matter have a rule
 * for `[dir='rtl']` beside them.
 */
const physical =
  /(?:^|[\s;{])(?:(?:left|right)|(?:margin|padding|border)-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius): [^;]*;|text-align: (?:left|right)/g;
const shorthand = /(?:margin|padding|inset): (\S+) (\S+) (\S+) (\S+);/g;
const utility =
  /(?<=["'` ])-?(?:[mp][lr]|left|right|border-[lr]|rounded-(?:[lr]|[tb][lr])|scroll-[mp][lr])-[\w[\].-]+|(?<=["'` ])text-(?:left|right)(?=["'` ])/g;

const styles = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => join('src', file));

const physicalIn = (css: string): string[] => [
  ...[...css.matchAll(physical)].map(([found]) => found.trim()),
  ...[...css.matchAll(shorthand)].flatMap(([found, , right, , left]) =>
    right === left ? [] : [found],
  ),
];

/** The class names and inline styles of a component. */
const utilitiesIn = (source: string): string[] => [
  ...[...source.matchAll(/className=(?:"[^"]*"|\{[^}]*\})/g)].flatMap(([names]) =>
    [...names.matchAll(utility)].map(([found]) => found),
  ),
  ...[...source.matchAll(/style=\{\{[^}]*\b(?:left|right|marginLeft|marginRight)\b[^}]*\}\}/g)].map(
    ([found]) => found,
  ),
];

it('finds sides that are named left and right', () => {
  expect(physicalIn('a { margin-left: 4px; }')).toEqual(['margin-left: 4px;']);
  expect(physicalIn('a { right: 0; padding: 1px 2px 3px 4px; }')).toHaveLength(2);
  expect(physicalIn('a { margin: 0 auto 4px auto; inset-inline: 0; }')).toEqual([]);
  expect(utilitiesIn('<p className="mt-2 ml-4 text-left" />')).toEqual(['ml-4', 'text-left']);
});

it('no style names a side left or right', () => {
  const inStyles = styles.flatMap((file) =>
    physicalIn(readFileSync(join(root, file), 'utf8')).map((found) => `${file}: ${found}`),
  );
  const inComponents = sourceFiles('src').flatMap((file) =>
    utilitiesIn(readFileSync(join(root, file), 'utf8')).map((found) => `${file}: ${found}`),
  );
  expect([...inStyles, ...inComponents]).toEqual([]);
});
