import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { defaultLocale } from '../../locales/languages.ts';
import { loadAllTexts, loadMessages } from '../../locales/load-text.ts';
import { I18nProvider } from '../../locales/text.tsx';
import { longestName, ProfileFieldsForm } from './profile-fields.tsx';

it('no field of the profile takes more letters than the table, or fewer', async () => {
  const table = readFileSync('supabase/migrations/20261122000002_profiles.sql', 'utf8');
  const inTable = Object.fromEntries(
    [...table.matchAll(/char_length\((\w+)\) <= (\d+)/g)].map(([, name = '', most]) => [
      name,
      Number(most),
    ]),
  );
  await loadAllTexts(defaultLocale);
  const form = renderToStaticMarkup(
    <I18nProvider locale={defaultLocale} messages={await loadMessages(defaultLocale)}>
      <ProfileFieldsForm values={{}} problemOf={() => undefined} />
    </I18nProvider>,
  );
  const inForm: Record<string, number> = { first_name: longestName, last_name: longestName };
  for (const [field = ''] of form.matchAll(/<input[^>]*>/g)) {
    const name = /name="(\w+)"/.exec(field)?.[1] ?? '';
    const most = /maxlength="(\d+)"/i.exec(field)?.[1];
    if (name && most) inForm[name] = Number(most);
  }
  // Chosen from a list.
  const { business_type: _, ...typed } = inTable;
  expect(inForm).toEqual(typed);
});
