import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { content } from '../locales/en/pages/guides/fssai-compliance.ts';
import { latestVersion } from '../content/facts/lookup.ts';
import type { IsoDate } from '../content/facts/types.ts';
import { text as en } from '../locales/en/interface.ts';
import { PageContext } from './page-context.ts';
import { FiguresDate } from './page-dates.tsx';
import { ReviewNotice } from './review-notice.tsx';

const drawn = (page: object, asOn: IsoDate) =>
  renderToStaticMarkup(
    <PageContext value={{ locale: 'en', messages: en, asOn }}>
      <ReviewNotice content={page} />
    </PageContext>,
  );

it('a page says when a figure in its text was not looked at in time (TRUST-02)', () => {
  expect(drawn(content, '2026-11-20')).toBe('');
  expect(drawn(content, '2028-01-01')).toContain(en.page.outdated);
  expect(drawn({ text: 'It is {gst.rate.standard}' }, '2028-01-01')).toContain(en.page.outdated);
});

it('a page without a day of its own gives the day of its figures', () => {
  const html = (page: object) =>
    renderToStaticMarkup(
      <PageContext value={{ locale: 'en', messages: en, asOn: '2026-11-20' }}>
        <FiguresDate content={page} />
      </PageContext>,
    );
  const day = latestVersion('gst.rate.standard').source.readOn;
  expect(html({ text: 'It is {gst.rate.standard}' })).toContain(`<time dateTime="${day}">`);
  expect(html({ text: 'No figure, but {claim.tradeDays}' })).toBe('');
});

it('says nothing for what is only told as history, nor for what the office says of itself', () => {
  const text = 'It was {fssai.registration.fee@2026-03-31}; {claim.tradeDays} days';
  expect(drawn({ text }, '2028-01-01')).toBe('');
});
