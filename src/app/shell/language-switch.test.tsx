import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { I18nProvider } from '../../locales/text.tsx';
import { text as en } from '../../locales/en/interface.ts';
import { LanguageSwitch } from './language-switch.tsx';

const drawn = (offered: ('en' | 'hi' | 'te')[]) =>
  renderToStaticMarkup(
    <I18nProvider locale="en" messages={en}>
      <LanguageSwitch path="/gst-compliance" offered={offered} />
    </I18nProvider>,
  );

it('links the same page in each language, named in its own script (I18N-01)', () => {
  const html = drawn(['en', 'hi', 'te']);
  expect(html).toContain('href="/hi/gst-compliance" hrefLang="hi-IN" lang="hi-IN"');
  expect(html).toContain('>हिन्दी<');
  expect(html).toContain('href="/te/gst-compliance"');
  expect(html).toContain('>తెలుగు<');
  expect(html).toMatch(/href="\/gst-compliance"[^>]*aria-current="true"[^>]*>English</);
});

it('is absent while there is one language', () => {
  expect(drawn(['en'])).toBe('');
});
