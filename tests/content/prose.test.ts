import { describe, expect, it } from 'vitest';
import { siteDate } from '../../src/pages/build-settings.ts';
import { declaredPages } from '../../src/pages/declared-pages.ts';
import {
  figureProblems,
  headProblems,
  linkProblems,
  referenceProblems,
} from '../../build/content-check/page-problems.ts';
import { missingSections } from '../../build/content-check/required-sections-by-kind.ts';
import { typedFigures } from '../../build/content-check/typed-figures.ts';
import { catalog } from '../../src/content/catalog.ts';
import type { Page } from '../../src/content/page.ts';
import type { GuideContent, PageContent } from '../../src/content/types.ts';
import { text as en } from '../../src/locales/en/interface.ts';

/** Every text of the site, read as the build reads it (GUIDE-05, ROUTE-11); `npm run content:check` asks the same. */
const files = import.meta.glob<{ content: PageContent | GuideContent }>(
  '../../src/locales/en/pages/**/*.ts',
  { eager: true },
);
const pages = Object.entries(files).map(([file, { content }]) => ({
  id: file.replace('../../src/locales/en/pages/', '').replace('.ts', ''),
  content,
}));
const settings = { locale: 'en', messages: en, asOn: siteDate } as const;

const saying = (text: string): PageContent => ({
  name: 'A page',
  updatedOn: '2026-01-01',
  title: 'A page',
  description: 'What it says',
  heading: 'A page',
  lead: text,
  sections: [],
});

describe('the check itself', () => {
  it.each(['₹2,000', '12 lakh', 'within 30 days', 'since 2025', '5%'])('finds %s', (text) => {
    expect(typedFigures(`It costs ${text} a year`)).not.toEqual([]);
    expect(figureProblems(saying(`It costs ${text} a year`))).toHaveLength(1);
  });

  it('lets names and references pass', () => {
    expect(
      typedFigures('File GSTR-3B under Rule 14A: {gst.limit@2026-03-31}, [see](/articles/14)'),
    ).toEqual([]);
  });

  it.each(['[there](/no-such-page)', '[there](portal:no-such-office)'])('finds %s', (text) => {
    expect(linkProblems(saying(text))).toHaveLength(1);
  });

  it.each([
    '{gst.no-such-figure}',
    '{gst.rate.standard|later}',
    '{gst.rate.standard@31-03-2026}',
    '{gst.rate.standard:alias}',
  ])('stops the build at %s', (text) => {
    expect(() => referenceProblems(saying(text), settings)).toThrow(/No fact|no reference/);
  });

  it('finds a figure that no row covers on the day', () => {
    const found = (text: string) => referenceProblems(saying(text), settings);
    expect(found('It was {bis.concession.micro@2026-05-31}')).toEqual([]);
    expect(found('It is {bis.concession.micro}')).toHaveLength(1);
    expect(found('It will be {fssai.registration.fee@2030-01-01}')).toHaveLength(1);
  });

  it('finds a section that is missing', () => {
    const contact: Page = {
      id: 'site/contact',
      path: '/contact',
      template: 'page',
      order: 1,
      requiredSections: ['offices'],
    };
    expect(missingSections(contact, new Set(['offices']))).toEqual([]);
    expect(missingSections(contact, new Set())).toEqual(['the section “offices” is missing']);
    const task: Page = { id: 'how-to/udyam', path: '/x', template: 'task', order: 1 };
    expect(missingSections(task, new Set(['needs', 'steps', 'wrong', 'more']))).toEqual([
      'the section “call” is missing',
    ]);
  });

  it('finds a title that is too long and a repeated anchor', () => {
    const section = { id: 'fees', heading: 'Fees', blocks: [] };
    const page = { ...saying(''), title: 'x'.repeat(61), sections: [section, section] };
    expect(headProblems(page, settings)).toHaveLength(2);
  });
});

/** What is wrong with the pages, each problem after the page it stands on. */
const problemsOn = (problemsOf: (page: (typeof pages)[number]) => readonly string[]) =>
  pages.flatMap((page) => problemsOf(page).map((problem) => `${page.id}: ${problem}`));

describe('every page', () => {
  it('states no figure outside the facts', () => {
    expect(problemsOn(({ content }) => figureProblems(content))).toEqual([]);
  });

  it('refers to figures that exist, on days that a row covers', () => {
    expect(problemsOn(({ content }) => referenceProblems(content, settings))).toEqual([]);
  });

  it('links to pages and official sites that exist', () => {
    expect(problemsOn(({ content }) => linkProblems(content))).toEqual([]);
  });

  it('has the sections that it and its kind require', () => {
    const missing = problemsOn(({ id, content }) => {
      const declared = declaredPages.find((page) => page.id === id);
      if (!declared) throw new Error(`No *.page.ts declares the page “${id}”`);
      return missingSections(declared, new Set(content.sections.map((section) => section.id)));
    });
    expect(missing).toEqual([]);
  });

  it('has a title and a description that fit, and anchors that are unique', () => {
    expect(problemsOn(({ content }) => headProblems(content, settings))).toEqual([]);
  });
});

it('every page of the catalogue has a text, and every text a page', () => {
  const ids = catalog.map(({ id }) => id).sort();
  expect(pages.map(({ id }) => id).sort()).toEqual(ids);
});

it('titles, descriptions and headings are unique across the site (SEO-08)', () => {
  for (const key of ['title', 'description', 'heading'] as const) {
    const values = pages.map(({ content }) => content[key]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});
