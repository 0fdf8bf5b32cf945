import { describe, expect, it } from 'vitest';
import { catalog, pageByPath } from '../../src/content/catalog.ts';
import { factById } from '../../src/content/facts/lookup.ts';
import { names } from '../../src/content/names/en.ts';
import type { GuideContent, PageContent } from '../../src/content/types.ts';
import { en } from '../../src/i18n/messages/en.ts';
import { parseFactReference, referencedVersion } from '../../src/content/facts/fact-text.ts';
import { factReferenceText, plainText } from '../../src/pages/fact-text.ts';
import { claimReference } from '../../src/pages/claim-text.ts';
import { portalById } from '../../src/pages/prose.tsx';

/** Every text of the site, read as the build reads it (GUIDE-05, ROUTE-11). */
const files = import.meta.glob<{ content: PageContent | GuideContent }>(
  ['../../src/content/**/en.ts', '!../../src/content/names/*'],
  { eager: true },
);
const pages = Object.entries(files).map(([file, { content }]) => ({
  id: file.replace('../../src/content/', '').replace('/en.ts', ''),
  content,
}));
const settings = { locale: 'en', messages: en, asOn: '2026-11-20' } as const;

/** Names that carry a number and are no figure. */
const namesWithNumbers = [
  /GSTR-\d+[A-Z]?/g,
  /\b(CMP|PMT|RFD|ITC)-\d{2}\b/g,
  /\b(EAN|ITF)-\d{1,2}\b/g,
  /\b2D\b/g,
  /GS1/g,
  /\b(INC|AOC|MGT|ADT|DIR|DPT)-\d+[A-Z]?/g,
  /\bForm \d+/g,
  /\bStage [12] audit/g,
  /\b(Act|Code|Rules|Regulations), \d{4}/g,
  /\bRule \d+[A-Z]?/g,
  /\bArticles? \d+[A-Z]?(\(\w+\))*/g,
  /\b[Ss]ections? \d+[A-Z]?(\(\w+\))*/g,
  // The year of a judgment: Sodan Singh v. NDMC (1989).
  /(?<= v\. [^.(]+) \(\d{4}\)/g,
  /\bISO(\/IEC)? \d{4,5}/g,
  /1800-112-100/g,
];

/** Digits that would be a figure typed by hand. */
function typedFigures(text: string): string[] {
  const bare = [/\{[^}]*\}/g, /\]\([^)]*\)/g, ...namesWithNumbers].reduce(
    (rest, pattern) => rest.replace(pattern, ''),
    text,
  );
  return bare.match(/\S*\d\S*/g) ?? [];
}

/** Keys that hold ids and dates, not text. */
const notText = new Set([
  'id',
  'kind',
  'tone',
  'fact',
  'facts',
  'portal',
  'portals',
  'pages',
  'publishedOn',
  'reviewedOn',
  // The home page's colours, drawings and addresses.
  'tone',
  'gradient',
  'colour',
  'colours',
  'picture',
  'icon',
  'path',
  'promise',
]);

function textsOf(value: unknown, key = ''): string[] {
  if (notText.has(key)) return [];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, name));
}

const blocksOf = ({ sections }: PageContent) => sections.flatMap(({ blocks }) => blocks);

describe('the check itself', () => {
  it.each(['₹2,000', '12 lakh', 'within 30 days', 'since 2025', '5%'])('finds %s', (text) => {
    expect(typedFigures(`It costs ${text} a year`)).not.toEqual([]);
  });

  it('lets names and references pass', () => {
    expect(
      typedFigures('File GSTR-3B under Rule 14A: {gst.limit@2026-03-31}, [see](/articles/14)'),
    ).toEqual([]);
  });
});

describe.each(pages)('$id', ({ content }) => {
  it('states no figure outside the facts', () => {
    expect(textsOf(content).flatMap(typedFigures)).toEqual([]);
  });

  it('refers to figures that exist, on days that a row covers', () => {
    const references = textsOf(content).flatMap((text) =>
      [...text.matchAll(/\{([^}]+)\}/g)].map(([, reference = '']) => reference),
    );
    for (const reference of references) {
      if (claimReference(reference)) continue;
      expect(referencedVersion(reference, settings), reference).toBeDefined();
      expect(factReferenceText(reference, settings), reference).not.toBe('');
    }
    for (const block of blocksOf(content)) {
      if (block.kind === 'entries') {
        for (const { fact } of block.rows) {
          const { id, date } = parseFactReference(fact);
          expect(factById(id).versions, fact).not.toEqual([]);
          // A row without a date may have no answer today: the page then says so. A dated one must.
          if (date) expect(referencedVersion(fact, settings), fact).toBeDefined();
        }
      }
      if (block.kind === 'changes')
        for (const id of block.facts) expect(factReferenceText(id, settings)).toBeTruthy();
    }
  });

  it('links to pages and official sites that exist', () => {
    for (const text of textsOf(content)) {
      for (const [, href = ''] of text.matchAll(/\]\(([^)]+)\)/g)) {
        if (href.startsWith('portal:')) portalById(href.slice('portal:'.length));
        else expect(pageByPath(href.replace(/[#?].*$/, '')), href).toBeDefined();
      }
    }
    for (const block of blocksOf(content)) {
      if (block.kind === 'portals') for (const id of block.portals) portalById(id);
      if (block.kind === 'pages') for (const id of block.pages) expect(names[id], id).toBeDefined();
    }
  });

  it('has a title and a description that fit, and anchors that are unique', () => {
    expect(plainText(content.title, settings).length).toBeLessThanOrEqual(60);
    expect(plainText(content.description, settings).length).toBeLessThanOrEqual(160);
    const anchors = content.sections.map(({ id }) => id);
    expect(new Set(anchors).size).toBe(anchors.length);
  });
});

it('every page of the catalogue has a text and a name, and every text a page', () => {
  const ids = catalog.map(({ id }) => id).sort();
  expect(pages.map(({ id }) => id).sort()).toEqual(ids);
  expect(Object.keys(names).sort()).toEqual(ids);
});

it('titles, descriptions and headings are unique across the site (SEO-08)', () => {
  for (const key of ['title', 'description', 'heading'] as const) {
    const values = pages.map(({ content }) => content[key]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});
