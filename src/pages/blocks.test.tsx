import { catalog } from '../content/catalog.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claims } from '../content/claims.ts';
import { latestVersion } from '../content/facts/lookup.ts';
import type { Block } from '../content/types.ts';
import { text as en } from '../locales/en/interface.ts';
import { Sections } from './blocks.tsx';
import { PageContext } from './page-context.ts';

const drawn = (...blocks: Block[]) =>
  renderToStaticMarkup(
    <PageContext value={{ locale: 'en', messages: en, asOn: '2026-11-20' }}>
      <Sections sections={[{ id: 'one', heading: 'One', blocks }]} />
    </PageContext>,
  );

it('our own price list is a page of this site, the law a site beside it', () => {
  const html = drawn({
    kind: 'entries',
    caption: 'Fees',
    rows: [
      { label: 'Ours', fact: 'price.fssai' },
      { label: 'The law’s', fact: 'gst.rate.standard' },
    ],
  });
  expect(html).toContain('<a href="/pricing"');
  const { url } = latestVersion('gst.rate.standard').source;
  expect(html).toContain(`<a href="${url}" target="_blank"`);
});

it('a section with an answer is a closed fold below its answer, any other is open (ANSW-08)', () => {
  const blocks: Block[] = [{ kind: 'text', text: 'All of it.' }];
  const html = renderToStaticMarkup(
    <PageContext value={{ locale: 'en', messages: en, asOn: '2026-11-20' }}>
      <Sections
        sections={[{ id: 'one', heading: 'One', answer: 'Up to {gst.rate.low}.', blocks }]}
      />
    </PageContext>,
  );
  expect(html).toContain('<details class="section-fold"><summary><h2>One</h2>');
  expect(html).toContain('Up to 5%.</span></summary><p class="prose">All of it.');
  expect(drawn(...blocks)).not.toContain('<details');
});

describe('a withdrawn claim', () => {
  // Restores every claim, so that withdrawn ones do not affect these tests.
  beforeEach(() => {
    for (const claim of [claims.tradeFeeGeneral, claims.tradeFeeFood, claims.tradeDays]) {
      vi.spyOn(claim, 'active', 'get').mockReturnValue(true);
    }
  });
  afterEach(() => vi.restoreAllMocks());
  const table: Block = {
    kind: 'table',
    caption: 'Rough fees',
    head: ['Kind', 'Fee'],
    rows: [
      ['General', '{claim.tradeFeeGeneral}'],
      ['Food', '{claim.tradeFeeFood}'],
    ],
  };

  it('takes its row of a table along, and the table with the last one', () => {
    expect(drawn(table)).toContain('General');
    vi.spyOn(claims.tradeFeeGeneral, 'active', 'get').mockReturnValue(false);
    expect(drawn(table)).not.toContain('General');
    expect(drawn(table)).toContain('Food');
    vi.spyOn(claims.tradeFeeFood, 'active', 'get').mockReturnValue(false);
    expect(drawn(table)).not.toContain('Rough fees');
  });

  it('takes along a paragraph, a line of a list and a step’s time that say nothing else', () => {
    const blocks: Block[] = [
      { kind: 'text', text: 'It takes {claim.tradeDays} days.' },
      { kind: 'list', items: ['Days: {claim.tradeDays}', 'Another line'] },
      { kind: 'steps', steps: [{ title: 'Wait', text: 'Be patient.', time: '{claim.tradeDays}' }] },
    ];
    expect(drawn(...blocks)).toContain(en.page.stepTime);
    vi.spyOn(claims.tradeDays, 'active', 'get').mockReturnValue(false);
    const html = drawn(...blocks);
    expect(html).not.toContain('It takes');
    expect(html).not.toContain('Days:');
    expect(html).not.toContain(en.page.stepTime);
    expect(html).toContain('Another line');
  });
});

it('a list of pages leaves room for size and offline state where it is asked to', () => {
  expect(drawn({ kind: 'pages', pages: ['site/faq'], facts: true })).toContain(
    'data-page-facts="/faq"',
  );
  expect(drawn({ kind: 'pages', pages: ['site/faq'] })).not.toContain('data-page-facts');
});

it('a list of pages shows a drawing, and a line about each page where it has one (S12)', () => {
  const html = drawn({
    kind: 'pages',
    pages: ['site/faq', 'blog/false-portals'],
    notes: ['First line.', 'Second line.'],
  });
  expect(html.match(/class="drawing"/g)).toHaveLength(2);
  expect(html).toMatch(
    /href="\/faq"(?:(?!<\/a>).)*First line\..*href="\/blog\/false-portals".*Second line\./,
  );
});

it('a list of the pages below a page has every one', () => {
  const sheets = catalog.filter(({ template }) => template === 'sheet');
  expect(drawn({ kind: 'below', page: 'tools/infographics' }).match(/<li>/g)).toHaveLength(
    sheets.length,
  );
});

it('a single box has no tools of a list', () => {
  const box = { id: 'start.step.hr', label: 'This step is done' };
  expect(drawn({ kind: 'documents', done: true, items: [box] })).not.toContain('data-slot');
  expect(
    drawn({ kind: 'documents', done: true, items: [box, { ...box, id: 'start.step.faqs' }] }),
  ).toContain('data-checklist-of="done"');
});
