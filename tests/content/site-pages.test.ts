import { describe, expect, it } from 'vitest';
import { content as articles } from '../../src/locales/en/pages/blog.ts';
import { catalog } from '../../src/content/catalog.ts';
import { content as confidentiality } from '../../src/locales/en/pages/legal/confidentiality.ts';
import { content as disclaimer } from '../../src/locales/en/pages/legal/disclaimer.ts';
import { content as privacy } from '../../src/locales/en/pages/legal/privacy-policy.ts';
import { content as terms } from '../../src/locales/en/pages/legal/terms-of-service.ts';
import { content as faq } from '../../src/locales/en/pages/site/faq.ts';
import { content as pricing } from '../../src/locales/en/pages/site/pricing.ts';
import { content as resources } from '../../src/locales/en/pages/site/resources.ts';
import { content as stories } from '../../src/locales/en/pages/site/success-stories.ts';
import type { PageContent } from '../../src/content/types.ts';

const blocksOf = ({ sections }: PageContent) => sections.flatMap(({ blocks }) => blocks);

it('the questions are at least twenty, each once (CONT-04)', () => {
  const questions = blocksOf(faq).flatMap((block) =>
    block.kind === 'faq' ? block.items.map(({ question }) => question) : [],
  );
  expect(questions.length).toBeGreaterThanOrEqual(20);
  expect(new Set(questions).size).toBe(questions.length);
});

describe.each([
  ['privacy policy', privacy],
  ['terms', terms],
  ['disclaimer', disclaimer],
  ['confidentiality', confidentiality],
])('%s', (_, page) => {
  it('begins with a short version, and says that a lawyer has yet to read it (CONT-09)', () => {
    expect(page.sections[0]?.id).toBe('short-version');
    expect(page.sections[0]?.blocks.some(({ kind }) => kind === 'list')).toBe(true);
    expect(JSON.stringify(page.sections[0])).toContain('Awaiting a lawyer’s review');
  });
});

it('every story says in its heading that it is illustrative (CONT-05)', () => {
  const told = stories.sections.filter(({ id }) => id.startsWith('the-'));
  expect(told).toHaveLength(4);
  for (const { heading } of told) expect(heading).toMatch(/^Illustrative: /);
});

it('pricing states the ranges, the refund terms and where one can do it alone (CONT-02, TRUST-01)', () => {
  const text = JSON.stringify(pricing);
  for (const service of ['fssai', 'gst', 'company', 'trade-licence', 'msme']) {
    expect(text).toContain(`{price.${service}}`);
  }
  for (const claim of ['serviceFrom', 'planFromMonthly'])
    expect(text).toContain(`{claim.${claim}}`);
  expect(pricing.sections.map(({ id }) => id)).toContain('refunds');
  const [prices] = blocksOf(pricing);
  if (prices?.kind !== 'prices') throw new Error('The prices come first');
  expect(prices.head.alone).toBe('Do it yourself');
  expect(prices.rows.map(({ portal }) => portal)).toEqual(
    expect.arrayContaining(['foscos', 'gst', 'mca', 'ghmc', 'udyam']),
  );
});

it('the blog lists every article, and the resources list all below the blog (CONT-08)', () => {
  const all = catalog.filter(({ template }) => template === 'article');
  expect(all.length).toBeGreaterThanOrEqual(7);
  const listed = blocksOf(articles).flatMap((block) => (block.kind === 'pages' ? block.pages : []));
  expect(new Set<string>(listed)).toEqual(new Set<string>(all.map(({ id }) => id)));
  const blocks = resources.sections.flatMap((section) => section.blocks);
  expect(blocks).toContainEqual({ kind: 'below', page: 'blog', facts: true });
});
