import { describe, expect, it } from 'vitest';
import { catalog, guideIds } from '../../src/content/catalog.ts';
import type { GuideContent, PageBase, Section, TaskContent } from '../../src/content/types.ts';
import { text as en } from '../../src/locales/en/interface.ts';
import { loadPage } from '../../src/pages/load-page.ts';
import { siteDate } from '../../src/pages/build-settings.ts';
import { plainText } from '../../src/pages/fact-text.ts';
import { isLastKnown } from '../../src/pages/page-figures.ts';
import { textsOf } from '../../src/pages/references.ts';

const page = { locale: 'en', messages: en, asOn: siteDate } as const;

/** Counts as a reader does: a figure is one word. */
const wordsOf = (text: string) =>
  text
    .replaceAll(/\{[^}]+\}/g, 'figure')
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;

/** Pages that fold their long sections below a short lead, as guides do. Tools have their own first screen. */
const foldedPages = catalog
  .filter(({ template }) => template !== 'live')
  .map(({ id }) => id)
  .filter((id) => /^(?:start$|(?:blog|sectors|services|start|how-to|site|legal)\/)/.test(id));

/** A section with more words than this is folded, behind its answer. */
const maxOpenWords = 95;

/** Long sections that are the answer themselves: they stay open. Steps to tick are the answer of their page. */
const openAnswers = new Set([
  'blog/pm-svanidhi-loan#in-short',
  'blog/street-vendor-compliance-india#if-an-officer-comes',
  'blog/upi-receipts-and-gst#the-answer',
  'legal/articles/14#what-it-means',
  'legal/articles/19#what-it-means',
  'legal/constitution#in-short',
  'legal/privacy-policy#short-version',
  'legal/terms-of-service#short-version',
  'site/pricing#services',
  'site/resources#by-question',
  'start#steps',
]);
const isOpenAnswer = (name: string) =>
  openAnswers.has(name) || /^how-to\/.+#steps$|^start\/.+#tasks$/.test(name);

const sectionWords = ({ heading, blocks }: Section) =>
  textsOf([heading, blocks]).reduce((sum, text) => sum + wordsOf(text), 0);

/** The words of a task's card, and under its drawings, which come before its sections. */
const cardWords = (page: Partial<TaskContent>) =>
  [page.time, page.cost, page.place, ...(page.frames ?? []).map(({ caption }) => caption)].reduce(
    (sum, text) => sum + wordsOf(text ?? ''),
    0,
  );

describe.each(guideIds)('the top of %s', (id) => {
  const load = async () => (await loadPage(id, 'en')) as GuideContent;

  it('has a lead of at most fifteen words and three short facts (ANSW-08)', async () => {
    const { lead, glance } = await load();
    expect(wordsOf(lead)).toBeLessThanOrEqual(15);
    for (const { value, note } of Object.values(glance)) {
      expect(wordsOf(value), value).toBeLessThanOrEqual(3);
      expect(wordsOf(note), note).toBeLessThanOrEqual(4);
    }
  });

  it('answers each section in one line of at most twelve words', async () => {
    for (const { id: section, answer } of (await load()).sections) {
      expect(wordsOf(answer), section).toBeLessThanOrEqual(12);
      // Each figure has a value on the day of the build.
      expect(plainText(answer, page), section).not.toContain(en.page.unknown);
      expect(answer, section).toMatch(/[.?]$/);
    }
  });

  it('has every figure of its large facts in the text below too', async () => {
    const { glance, ...below } = await load();
    const rest = JSON.stringify(below);
    const missing = [...JSON.stringify(glance).matchAll(/\{([a-z][\w.@|-]*)\}/g)].filter(
      ([, reference = '']) => !rest.includes(reference),
    );
    expect(missing).toEqual([]);
  });
});

describe.each(foldedPages)('the top of %s', (id) => {
  const load = async () => (await loadPage(id, 'en')) as PageBase;

  it('has a lead of at most fifteen words and answers in at most three hundred (ANSW-08)', async () => {
    const { heading, lead, sections, ...rest } = await load();
    expect(wordsOf(lead)).toBeLessThanOrEqual(15);
    expect(plainText(lead, page)).not.toContain(en.page.unknown);
    const firstFold = sections.findIndex(({ answer }) => answer !== undefined);
    const above = sections.slice(0, firstFold).map(sectionWords);
    const top = [wordsOf(heading), wordsOf(lead), cardWords(rest), ...above].reduce(
      (sum, count) => sum + count,
    );
    expect(top).toBeLessThanOrEqual(300);
  });

  it('folds each long section behind an answer of at most twelve words', async () => {
    for (const section of (await load()).sections) {
      const { answer } = section;
      const name = `${id}#${section.id}`;
      if (answer === undefined) {
        if (!isOpenAnswer(name)) {
          expect(sectionWords(section), name).toBeLessThanOrEqual(maxOpenWords);
        }
      } else {
        expect(isOpenAnswer(name), name).toBe(false);
        expect(wordsOf(answer), name).toBeLessThanOrEqual(12);
        expect(plainText(answer, page), name).not.toContain(en.page.unknown);
        expect(answer, name).toMatch(/[.?]$/);
      }
    }
  });

  it('has every figure of its answers in its lead or sections too', async () => {
    const { lead, sections } = await load();
    const text = JSON.stringify([lead, sections.map(({ blocks }) => blocks)]);
    const answers = JSON.stringify(sections.map(({ answer }) => answer));
    const missing = [...answers.matchAll(/\{([a-z][\w.@|-]*)\}/g)].filter(
      ([, reference = '']) => !text.includes(reference),
    );
    expect(missing).toEqual([]);
  });
});

it('a value that ended or is not confirmed is the last known one', () => {
  expect(isLastKnown('fssai.registration.fee@2026-03-31', page)).toBe(true);
  expect(isLastKnown('company.stamp.karnataka', page)).toBe(true);
  expect(isLastKnown('gst.limit.telangana', page)).toBe(false);
  expect(isLastKnown('company.private.time', page)).toBe(false);
});
