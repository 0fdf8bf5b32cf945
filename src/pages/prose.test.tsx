import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { text as en } from '../locales/en/interface.ts';
import type { Locale } from '../locales/languages.ts';
import { PageContext } from './page-context.ts';
import { ProseText } from './prose.tsx';

const html = (text: string, locale: Locale = 'en') =>
  renderToStaticMarkup(
    <PageContext value={{ locale, messages: en, asOn: '2026-11-21' }}>
      <ProseText text={text} />
    </PageContext>,
  );

it('a helpline is called with one tap, any other figure is text', () => {
  expect(html('Call {helpline.cybercrime}.')).toBe('Call <a href="tel:1930">1930</a>.');
  expect(html('**{fire.phone.emergency}**')).toBe('<strong><a href="tel:112">112</a></strong>');
  expect(html('{vendor.notice}')).toBe('30 days');
});

it('English words in a Telugu text are marked as English; acronyms, single names and addresses are not', () => {
  expect(html('అణుశక్తి బోర్డు (Atomic Energy Regulatory Board)', 'te')).toBe(
    'అణుశక్తి బోర్డు (<span lang="en-IN">Atomic Energy Regulatory Board</span>)',
  );
  expect(html('“in process” చట్టం (Food Safety and Standards Act, 2006)', 'te')).toBe(
    '“<span lang="en-IN">in process</span>” చట్టం (<span lang="en-IN">Food Safety and Standards Act, 2006</span>)',
  );
  const plain = 'GST, ESI, PF; SC, ST, BC; WhatsApp, Udyam; help@niyam.example; ISO/IEC 27001';
  expect(html(plain, 'te')).toBe(plain);
  expect(html('National Building Code')).toBe('National Building Code');
});
