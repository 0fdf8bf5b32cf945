import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { business } from '../../content/business.ts';
import { catalog } from '../../content/catalog.ts';
import type { SheetContent } from '../../content/types.ts';
import { formatDate } from '../../i18n/format.ts';
import { text as en } from '../../locales/en/interface.ts';
import { text as words } from '../../locales/en/tools/infographics.ts';
import { loadMessages, loadText } from '../../locales/load-text.ts';
import { Sections } from '../blocks.tsx';
import { PageContext } from '../page-context.ts';
import { siteOrigin } from '../build-settings.ts';
import { SheetDrawing } from './sheet-drawing.tsx';
import { grid } from './sheet-grid.ts';

const siteName = business.name;
const host = new URL(siteOrigin).host;
const files = import.meta.glob<{ content: SheetContent }>(
  '../../locales/en/pages/infographics/*.ts',
  {
    eager: true,
  },
);
const sheets = catalog
  .filter(({ template }) => template === 'sheet')
  .map((entry) => {
    const file = files[`../../locales/en/pages/${entry.id}.ts`];
    if (!file) throw new Error(`No sheet ${entry.id}`);
    return { id: entry.id, entry, content: file.content };
  });

const html = (node: React.ReactNode, asOn: '2026-11-21' | '2026-03-31' = '2026-11-21') =>
  renderToStaticMarkup(
    <PageContext value={{ locale: 'en', messages: en, asOn }}>{node}</PageContext>,
  );
const textOf = (markup: string) =>
  markup
    .replaceAll(/<\/(tspan|text|li|p|h2|strong)>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ');
const wordsOf = (text: string) => text.match(/[\p{L}\d₹%.,]*[\p{L}\d%]/gu) ?? [];

it('there are at least twelve (product.md, C)', () => {
  expect(sheets.length).toBeGreaterThanOrEqual(12);
});

describe.each(sheets)('$id', ({ entry, content }) => {
  const svg = html(<SheetDrawing entry={entry} content={content} />);

  it('weighs at most 15 kB (TOOL-INFO-01)', () => {
    expect(svg.length).toBeLessThanOrEqual(15_000);
  });

  it('has no letter smaller than a phone of 360 px shows well', () => {
    const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(grid.small);
  });

  it('says everything it shows in words below as well', () => {
    const below = wordsOf(textOf(html(<Sections sections={content.sections} />)));
    // Every sheet repeats the heading and footer; numbers in circles and months appear only in the drawing.
    const foot = [
      siteName,
      en.page.reviewed(formatDate(content.reviewedOn, 'en')),
      host,
      entry.path,
    ];
    const frame = [words.yes, words.no, words.everyMonth, content.heading, ...foot];
    const said = new Set([...below, ...wordsOf(frame.join(' '))]);
    const drawing = svg.replaceAll(/<text[^>]*text-anchor="middle"[^>]*>.*?<\/text>/g, '');
    const missing = wordsOf(textOf(drawing)).filter((word) => !said.has(word));
    expect(missing).toEqual([]);
  });
});

it('draws the figures of the day it is built for', () => {
  const fssai = sheets.find(({ id }) => id.endsWith('which-fssai-paper'));
  if (!fssai) throw new Error('The sheet on food papers is gone');
  expect(html(<SheetDrawing {...fssai} />)).toContain('₹1.5 crore');
  expect(html(<SheetDrawing {...fssai} />, '2026-03-31')).toContain('₹12 lakh');
});

const drawingOf = (name: string) => {
  const sheet = sheets.find(({ id }) => id === `infographics/${name}`);
  if (!sheet) throw new Error(`No sheet ${name}`);
  return html(<SheetDrawing {...sheet} />);
};

it('The ladder of loans is green, the ladder of penalties red, and each step is darker than the one below (S12)', () => {
  const shadesOf = (svg: string, tone: string) =>
    [...svg.matchAll(new RegExp(`fill-opacity="([\\d.]+)" class="sheet-tone-${tone}"`, 'g'))].map(
      ([, shade]) => Number(shade),
    );
  for (const [name, tone, steps] of [
    ['svanidhi-ladder', 'leaf', 3],
    ['penalties-ladder', 'red', 8],
  ] as const) {
    const shades = shadesOf(drawingOf(name), tone);
    expect(shades).toHaveLength(steps);
    // The last step is drawn first.
    expect(shades).toEqual(shades.toSorted((one, other) => other - one));
    expect(new Set(shades).size).toBe(steps);
  }
});

it('The year wheel marks months with a duty red, what is a choice with an empty circle, and every month in the hub (S12)', () => {
  const svg = drawingOf('year-wheel');
  const parts = sheets.find(({ id }) => id.endsWith('year-wheel'))?.content.sheet.parts ?? [];
  const optional = parts.filter((part) => 'optional' in part);
  expect(optional).toHaveLength(1);
  // Each in the wheel and in the list below it.
  expect(svg.match(/class="sheet-pill-green"/g)).toHaveLength(2 * optional.length);
  expect(svg.match(/class="sheet-ball"/g)).toHaveLength(2 * (parts.length - optional.length));
  expect(svg.match(/A108 108[^>]*class="sheet-tone-red"/g)?.length).toBeGreaterThan(0);
  expect(svg).toContain(`${words.everyMonth}</text>`);
});

it.each(['en', 'hi', 'te'] as const)(
  'in %s no answer of a chart of questions lies under its Yes',
  async (locale) => {
    const messages = await loadMessages(locale);
    const said = await loadText('infographics', locale);
    const charts = sheets.filter(({ content }) => content.sheet.layout === 'questions');
    expect(charts.length).toBeGreaterThan(0);
    for (const { entry, content } of charts) {
      const svg = renderToStaticMarkup(
        <PageContext value={{ locale, messages, asOn: '2026-11-21' }}>
          <SheetDrawing entry={entry} content={content} />
        </PageContext>,
      );
      const pills = [
        ...svg.matchAll(/<rect x="([\d.]+)"[^>]* width="([\d.]+)"[^>]*sheet-pill-green/g),
      ];
      const replies = [...svg.matchAll(/sheet-pill-green.*?<\/text>.*?\sx="([\d.]+)"/g)];
      expect(pills.length, said.list).toBe(replies.length);
      pills.forEach(([, x, width], index) =>
        expect(Number(replies[index]?.[1])).toBeGreaterThanOrEqual(Number(x) + Number(width)),
      );
    }
  },
);
