import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readServerLanguages, serverTexts } from './server-texts.ts';

const languages = await readServerLanguages();
const files = await serverTexts(languages);

it.each(Object.keys(files))(
  '%s has the texts of src/locales (npm run server-texts)',
  async (file) => {
    expect(await readFile(file, 'utf8')).toBe(files[file]);
  },
);

it('an e-mail of the account service has every language on offer, English last', async () => {
  const [english] = languages.slice(-1);
  if (!english) throw new Error('No English');
  const hindi = structuredClone({ ...english, locale: 'hi' as const });
  const both = await serverTexts([
    {
      ...hindi,
      emails: {
        ...hindi.emails,
        account: {
          ...hindi.emails.account,
          recovery: { ...hindi.emails.account.recovery, subject: 'नया पासवर्ड चुनें <अभी>' },
        },
      },
    },
    english,
  ]);
  const template = both['supabase/templates/recovery.html'] ?? '';
  expect(template.indexOf('<div lang="hi">')).toBeGreaterThan(0);
  expect(template.indexOf('<div lang="en">')).toBeGreaterThan(template.indexOf('<div lang="hi">'));
  expect(template).toContain('<h1>नया पासवर्ड चुनें &lt;अभी&gt;</h1>');
  expect(both['supabase/config.toml']).toContain(
    'subject = "नया पासवर्ड चुनें <अभी> / Choose a new password"',
  );
});

it('every language fills in the same names', () => {
  const namesIn = (value: unknown): unknown =>
    typeof value === 'string'
      ? (value.match(/\{\w+\}/g) ?? []).toSorted()
      : Object.fromEntries(
          Object.entries(value as object).map(([key, inner]) => [key, namesIn(inner)]),
        );
  const [english] = languages.slice(-1);
  for (const { emails, formPages } of languages) {
    expect(namesIn({ emails, formPages })).toEqual(
      namesIn({ emails: english?.emails, formPages: english?.formPages }),
    );
  }
});
