import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { text as en } from '../locales/en/interface.ts';
import { PageContext } from './page-context.ts';
import { ProseText } from './prose.tsx';

const html = (text: string) =>
  renderToStaticMarkup(
    <PageContext value={{ locale: 'en', messages: en, asOn: '2026-11-21' }}>
      <ProseText text={text} />
    </PageContext>,
  );

it('a helpline is called with one tap, any other figure is text', () => {
  expect(html('Call {helpline.cybercrime}.')).toBe('Call <a href="tel:1930">1930</a>.');
  expect(html('**{fire.phone.emergency}**')).toBe('<strong><a href="tel:112">112</a></strong>');
  expect(html('{vendor.notice}')).toBe('30 days');
});
