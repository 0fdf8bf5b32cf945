import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { latestVersion } from '../content/facts/lookup.ts';
import type { IsoDate } from '../content/facts/types.ts';
import { formatDate } from '../i18n/format.ts';
import { text as en } from '../locales/en/interface.ts';
import { text as facts } from '../locales/en/facts.ts';
import { text as words } from '../locales/en/tools/guide.ts';
import { FiguresSummary, FigureSources } from './figure-sources.tsx';
import { PageContext } from './page-context.ts';
import { PageFigures } from './page-figures.ts';
import { ProseText } from './prose.tsx';

const today = '2026-11-23';

/** Draws a page of one text: summary, text, sources. */
function drawn(text: string, { asOn = today, page }: { asOn?: IsoDate; page?: ReactNode } = {}) {
  const figures = new PageFigures({ text }, { asOn });
  return renderToStaticMarkup(
    <PageContext value={{ locale: 'en', messages: en, asOn, figures }}>
      <FiguresSummary />
      {page ?? <ProseText text={text} />}
      <FigureSources />
    </PageContext>,
  );
}

const count = (html: string, part: string) => html.split(part).length - 1;

it('each figure of a text links its source, which is named once', () => {
  const html = drawn(
    'Fees: {fssai.penalty.sub-standard}, {fssai.penalty.misbranded}, again {fssai.penalty.misbranded}',
  );
  const { source } = latestVersion('fssai.penalty.misbranded');
  expect(count(html, ' href="#source-1"')).toBe(3);
  expect(count(html, '<li id="source-')).toBe(1);
  expect(count(html, `href="${source.url}"`)).toBe(1);
  expect(html).toContain('Read in a copy of the law on ');
  expect(count(html, 'id="figure-1"')).toBe(1);
  expect(count(html, 'href="#figure-1"')).toBe(1);
});

it('says since when a figure is in force, and of a past one until when', () => {
  const html = drawn('{fssai.state.turnover-max}; before {fssai.state.turnover-max@2026-03-31}');
  expect(html).toContain('₹50 crore (since 1 Apr 2026)');
  expect(html).toContain('₹20 crore (until 31 Mar 2026)');
});

it('counts the figures of a page by how we know them', () => {
  const html = drawn('{fssai.penalty.misbranded}, {fssai.penalty.other}, {fssai.hawker.fee}');
  expect(html).toContain('>3 figures with their sources</a>');
  expect(html).toContain(`${words.figures.by.copy(2)}, ${words.figures.by.reported(1)}.`);
});

it('shows no day of reading for an unconfirmed figure', () => {
  const html = drawn('{company.stamp.karnataka}');
  expect(html).toContain(words.figures.by.unconfirmed(1));
  expect(html).toContain('we have not read the source');
  expect(html).not.toContain('Oldest reading');
  expect(html).not.toContain(en.page.asOn(formatDate(today, 'en')));
  expect(drawn('{fssai.penalty.other}')).toContain(
    `> · </i>${en.page.asOn(formatDate(today, 'en'))}</p>`,
  );
});

it('names what a bare number counts, because 20 by itself says nothing', () => {
  expect(drawn('{labour.esi.workers} workers')).toContain(
    `<p><span>${facts.names['labour.esi.workers']}: <b>`,
  );
});

it('names the value of a figure by its place, where its source has several', () => {
  const html = drawn('{labour.esi.workers}, {labour.epf.workers}, {fssai.penalty.other}');
  expect(html).toMatch(/href="#source-1" data-value="0">.* href="#source-1" data-value="1">/);
  expect(html).toMatch(/href="#source-2">/);
});

it('links no figure within a link, and leads back only from a figure that is linked', () => {
  const html = drawn('[A fine of {fssai.penalty.other}](/fssai-compliance)');
  expect(html).not.toContain('href="#source-');
  expect(html).not.toContain(words.figures.back);
  expect(html).toContain('id="source-1"');
});

it('shows no link or source for our own claims, nor for a value that ended', () => {
  expect(drawn('{claim.tradeDays} days')).not.toContain('#');
  expect(drawn('{fssai.registration.fee}')).toBe(en.page.unknown);
});

it('warns on a page built after the day of review, and hides the warning before (TRUST-02)', () => {
  const text = 'It is {gst.rate.standard}';
  const { reviewBy } = latestVersion('gst.rate.standard');
  expect(drawn(text)).toContain(`data-review-by="${reviewBy}" hidden=""`);
  expect(drawn(text)).toContain('To be read again by');
  const late = drawn(text, { asOn: '2028-01-01' });
  expect(late).toContain(en.page.outdated);
  expect(late).not.toMatch(/data-review-by="[^"]*" hidden/);
});

it('asks for no review of a value shown as history (TRUST-02)', () => {
  const html = drawn('It was {fssai.registration.fee@2026-03-31}', { asOn: '2028-01-01' });
  expect(html).not.toContain(en.page.outdated);
});
