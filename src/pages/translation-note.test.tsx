import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageById } from '../content/catalog.ts';
import type { TranslationState } from '../locales/load-content.ts';
import { loadMessages } from '../locales/load-text.ts';
import { PageContext } from './page-context.ts';
import { TranslationNote } from './translation-note.tsx';

const messages = await loadMessages('en');

/** The note of a page, in English words: only the words of a language that is offered are loaded. */
function noteOf(translation?: TranslationState): string {
  const settings = {
    locale: 'en',
    messages,
    asOn: '2026-11-24',
    ...(translation && { translation }),
  } as const;
  return renderToStaticMarkup(
    <PageContext value={settings}>
      <TranslationNote entry={pageById('site/about')} />
    </PageContext>,
  );
}

it('a translation that nobody has read says so in one line, with the English page and a report', () => {
  const html = noteOf({ reader: null, isPartly: false });
  expect(html).toMatch(/<summary>Machine-assisted draft, not yet read by a named person</);
  expect(html).toContain('href="/about"');
  expect(html).toContain('?page=/about');
  expect(html).not.toContain('newer');
});

it('says where the English is newer', () => {
  expect(noteOf({ reader: null, isPartly: true })).toContain('where the English is newer');
});

it('names the reader instead, and the day', () => {
  const html = noteOf({ reader: { name: 'Asha Rao', on: '2026-12-01' }, isPartly: false });
  expect(html).toContain('Read by Asha Rao on 1 Dec 2026');
  expect(html).not.toContain('draft');
});

it('English has no such line', () => {
  expect(noteOf()).toBe('');
});
