import { expect, test } from 'vitest';
import { firstStyleIn } from '../src/platform/pages/first-style.ts';
import {
  firstStyleOf,
  firstStylesOf,
  putStyleInside,
  styleKindOf,
  withoutFonts,
} from './first-style.ts';

const sheet = `
@layer base, components;
@layer base { h1 { margin: 0 } dialog { padding: 0 } }
@layer components {
  .page { color: red }
  #root { display: flex }
  .page:hover, .dialog { color: blue }
  .md\\:p-4 { padding: 1rem }
  .\\[\\&\\>p\\]\\:m-1 > p { margin: 1px }
  [data-tone='warn'] { color: orange }
  [data-text-size='large'] { font-size: 2rem }
  [data-live] { color: green }
  details[open] { color: grey }
  [hidden]:not([hidden='until-found']) { display: none }
  a:hover::after { content: '' }
}`;
const page = (markup: string) =>
  `<html><head><link rel="stylesheet" crossorigin href="/app.css"></head><body>${markup}</body></html>`;
const written = page(
  '<details id="root"><a hidden="" title="a > b" href="/">Link</a></details><h1 class="page md:p-4 [&amp;&gt;p]:m-1" data-tone="warn">Text <p>.dialog</p></h1>',
);

test('the first style has the rules that pages use, with layers, states and media, and none that only the app uses', async () => {
  const style = await firstStyleOf(sheet, [written]);
  for (const rule of [
    'h1',
    '.page:hover',
    'md\\:p-4',
    'm-1 > p',
    'data-tone',
    '[open]',
    '#root',
    '[hidden]:not',
    'a:hover',
    '@layer base',
  ]) {
    expect(style).toContain(rule);
  }
  expect(style).not.toContain('dialog');
  expect(style).not.toContain('data-live');
});

test('the size of text that the visitor chose counts before the app is there', async () => {
  expect(await firstStyleOf(sheet, [written])).toContain("[data-text-size='large']");
});

test('properties of Tailwind that no utility of the pages reads are left out', async () => {
  const own = (name: string) => `@property --tw-${name} { syntax: "*"; inherits: false }`;
  const style = await firstStyleOf(
    `@layer properties { @supports (color: red) { * { --tw-edge: solid } ::backdrop { --tw-pan: initial } } }
    ${own('edge')} ${own('pan')}
    .page { border-style: var(--tw-edge) } .gone { touch-action: var(--tw-pan) } @media print { .gone { margin: 0 } }`,
    [written],
  );
  expect(style).toContain('@property --tw-edge');
  expect(style).toContain('--tw-edge: solid');
  expect(style).not.toContain('--tw-pan');
  expect(style).not.toMatch(/backdrop|print|\{\s*\}/);
});

test('fonts are named inside the page alone', async () => {
  const font = `@font-face { font-family: 'Anek Latin'; src: url('/a.woff2') }`;
  expect(await firstStyleOf(`${font} h1 { font-family: 'Anek Latin' }`, [written])).toContain(
    '/a.woff2',
  );
  expect(withoutFonts(`${font}${sheet}`).trim()).toBe(sheet.trim());
});

test('the page contains its first style, and the full style sheet blocks no rendering', () => {
  const served = putStyleInside(written, 'h1{color:red}');
  expect(firstStyleIn(served)).toBe('h1{color:red}');
  expect(served).toContain('<link rel="stylesheet" crossorigin href="/app.css" media="print">');
  expect(() => putStyleInside('<p></p>', '')).toThrow('links no style sheet');
});

test('a home page has no rules that only guides use, and the page for the worker has all rules', async () => {
  const rules = '.home { color: red } .guide { color: blue } .both { color: grey }';
  const styles = await firstStylesOf(rules, '.tool { color: red } .both { color: blue }', [
    { path: '/', html: page('<p class="home both"></p>') },
    { path: '/gst-compliance', html: page('<p class="guide both"></p>') },
    { path: '/calendar', html: page('<p class="both tool"></p>') },
    { path: '/about', html: page('<p class="both"></p>') },
  ]);
  expect(styleKindOf('/offline')).toBe('every');
  const namesIn = (style: string) => [...style.matchAll(/\.(\w+)/g)].map(([, name]) => name);
  expect(namesIn(styles[styleKindOf('/')])).toEqual(['home', 'both']);
  expect(namesIn(styles[styleKindOf('/gst-compliance')])).toEqual(['guide', 'both']);
  expect(namesIn(styles[styleKindOf('/calendar')])).toEqual(['both', 'tool', 'both']);
  expect(namesIn(styles.every)).toEqual(['home', 'guide', 'both', 'tool', 'both']);
});

test('rules for print stay in the linked sheet, and rules for print and screen stay in the page', async () => {
  const style = await firstStyleOf(
    `h1 { color: red } @media print { h1 { color: blue } .page { margin: 0 } }
    @media (min-width: 9px), print { h1 { color: grey } } @media print{h1{margin:0}}`,
    [written],
  );
  expect(style).not.toMatch(/blue|margin/);
  expect(style).toMatch(/red[\s\S]*grey/);
});
