import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './source-files.ts';

const maxDecisionWords = 400;

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'integrations/spreadsheet/README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => posix.join('docs', file.replaceAll('\\', '/'))),
];
const decisions = documents.filter((file) => file.startsWith('docs/decisions/'));

/** A document without its code, whose brackets are examples. */
const withoutCode = (text: string) =>
  text.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '');

/** The targets of a document's links and pictures, other sites left out. */
const relativeLinks = (text: string): string[] =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));

/** The anchors that GitHub makes of a document's headings. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  );

/** True where a link of a document leads to a file of the repository, and to a heading if it names one. */
function isFound(document: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path ? posix.join(dirname(document), path) : document;
  if (!existsSync(join(root, target))) return false;
  return anchor === undefined || anchorsOf(read(target)).includes(anchor);
}

const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;

it('the check finds links, headings and words', () => {
  expect(relativeLinks('[a](b.md) ![c](d.png) `[e](f.md)` [g](https://h.in) [i](#j)')).toEqual([
    'b.md',
    'd.png',
    '#j',
  ]);
  expect(anchorsOf('# One\n\n## What “proof” is asked for?')).toEqual([
    'one',
    'what-proof-is-asked-for',
  ]);
  expect(isFound('docs/architecture.md', 'decisions')).toBe(true);
  expect(isFound('docs/architecture.md', 'decisions/9999-none.md')).toBe(false);
  expect(isFound('docs/architecture.md', '#no-such-heading')).toBe(false);
  expect(wordCount('# Two words\n')).toBe(3);
});

it('every relative link of a document leads to a file and a heading that exist', () => {
  const broken = documents.flatMap((document) =>
    relativeLinks(read(document))
      .filter((link) => !isFound(document, link))
      .map((link) => `${document}: ${link}`),
  );
  expect(broken).toEqual([]);
});

it('a decision record has at most 400 words', () => {
  expect(decisions.length).toBeGreaterThan(40);
  const long = decisions
    .map((file) => ({ file, words: wordCount(read(file)) }))
    .filter(({ words }) => words > maxDecisionWords);
  expect(long).toEqual([]);
});

it('a decision record has a numbered title, a context, a decision and consequences', () => {
  const odd = decisions.filter((file) => {
    const text = read(file);
    const number = Number(/(\d{4})-[^/]+$/.exec(file)?.[1]);
    return !(
      text.startsWith(`# ${number}. `) &&
      ['## Context', '## Decision', '## Consequences'].every((heading) =>
        text.includes(`\n${heading}\n`),
      )
    );
  });
  expect(odd).toEqual([]);
});
