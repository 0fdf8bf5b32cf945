import { readFile } from 'node:fs/promises';
import type { Language } from '../src/locales/language.ts';
import {
  defaultLocale,
  languages as listed,
  locales,
  offeredLocales,
  type Locale,
} from '../src/locales/languages.ts';
import { formatText } from './format-text.ts';
import { withTextsAsShown } from './translations/read-texts.ts';

/** The texts of one language that the server sends to visitors. */
export interface ServerLanguage {
  locale: Locale;
  emails: Language['emails'];
  formPages: Language['formPages'];
  /** The names of the lead form's fields. */
  fields: Language['tools']['lead']['fields'];
  /** The words of its choices. */
  options: Language['tools']['lead']['options'];
  /** What is wrong with an answer. */
  problems: Pick<Language['tools']['field-problems'], 'missing' | 'email' | 'wrong'>;
}

type AccountEmail = Exclude<keyof Language['emails']['account'], 'confirm' | 'code'>;

/** The account service's e-mails: name in its settings, and type in the link. */
const accountEmails = [
  { email: 'confirmation', template: 'confirmation', type: 'signup' },
  { email: 'recovery', template: 'recovery', type: 'recovery' },
  { email: 'emailChange', template: 'email_change', type: 'email_change' },
  // Tells of something that has happened, so it has no link. A hosted project has its subject in the dashboard.
  { email: 'passwordChanged', template: 'password_changed', type: undefined },
] as const satisfies readonly {
  email: AccountEmail;
  template: string;
  type: string | undefined;
}[];

const settingsFile = 'supabase/config.toml';

/** Returns the texts of all offered languages, English last: the order inside an e-mail. */
export function readServerLanguages(): Promise<ServerLanguage[]> {
  const others = offeredLocales.filter((locale) => locale !== defaultLocale);
  return withTextsAsShown((read) =>
    Promise.all(
      [...others, defaultLocale].map(async (locale) => {
        const files = ['emails.ts', 'form-pages.ts', 'tools/lead.ts', 'tools/field-problems.ts'];
        const [emails, formPages, lead, problems] = (await Promise.all(
          files.map((file) => read(locale, file)),
        )) as [
          { text: Language['emails'] },
          { text: Language['formPages'] },
          { text: Language['tools']['lead'] },
          { text: Language['tools']['field-problems'] },
        ];
        const { fields, options } = lead.text;
        const { missing, email, wrong } = problems.text;
        return {
          locale,
          emails: emails.text,
          formPages: formPages.text,
          fields,
          options,
          problems: { missing, email, wrong },
        };
      }),
    ),
  );
}

/**
 * Returns the files that the server reads, by path from the root. Functions run without `src`; the account
 * service reads templates and its own settings. Throws when the settings have no subject for an e-mail.
 */
export async function serverTexts(
  languages: readonly ServerLanguage[],
): Promise<Readonly<Record<string, string>>> {
  let settings = await readFile(settingsFile, 'utf8');
  const files: Record<string, string> = {
    'supabase/functions/_shared/visitor-texts.ts': visitorTexts(languages),
    'supabase/functions/_shared/language-names.ts': languageNames(),
  };
  for (const one of accountEmails) {
    files[`supabase/templates/${one.template}.html`] = accountTemplate(one, languages);
    if (one.type === undefined) continue;
    const subject = languages.map(({ emails }) => emails.account[one.email].subject).join(' / ');
    settings = withSubject(settings, one.template, subject);
  }
  const formatted = await Promise.all(
    Object.entries(files).map(
      async ([file, content]) => [file, await formatText(file, content)] as const,
    ),
  );
  return { ...Object.fromEntries(formatted), [settingsFile]: settings };
}

/** The English name of every language, offered or not, for the instructions of the assistant's model. */
function languageNames(): string {
  const english = new Intl.DisplayNames('en', { type: 'language' });
  const names = locales
    .filter((locale) => !listed[locale].pseudo)
    .map((locale) => [locale, english.of(locale)]);
  return `// Written from src/locales/languages.ts by \`npm run server-texts\`.

/** The languages of the site, with their English names. */
export const languageNames = ${JSON.stringify(Object.fromEntries(names))} as const;
`;
}

function visitorTexts(languages: readonly ServerLanguage[]): string {
  const byLocale = languages.map(({ locale, emails, formPages, fields, options, problems }) => [
    locale,
    {
      lang: locale,
      newsletter: emails.newsletter,
      formPages: { ...formPages, fields, options, problems },
    },
  ]);
  return `// Written from src/locales by \`npm run server-texts\`: change the texts there.

/** Texts of the functions for visitors, by language. */
export const visitorTexts = ${JSON.stringify(Object.fromEntries(byLocale))};
`;
}

/**
 * Returns an e-mail with the texts of all languages, because the account service does not know the visitor's.
 */
function accountTemplate(
  { email, type }: (typeof accountEmails)[number],
  languages: readonly ServerLanguage[],
): string {
  const parts = languages.map(({ locale, emails: { account } }) => {
    const { subject, reason, otherwise } = account[email];
    const press = email === 'recovery' ? subject : account.confirm;
    const ways =
      type === undefined
        ? ''
        : `<p><a href="{{ .SiteURL }}/auth/callback?token_hash={{ .TokenHash }}&type=${type}">${escape(press)}</a></p>
      <p>${filled(account.code)}</p>`;
    const part = `<h1>${escape(subject)}</h1>
      <p>${filled(reason)}</p>
      ${ways}
      <p>${filled(otherwise)}</p>`;
    return languages.length === 1 ? part : `<div lang="${locale}">${part}</div>`;
  });
  return `<!doctype html>
<html lang="${languages.at(-1)?.locale}">
  <body>${parts.join('\n')}</body>
</html>`;
}

/** Placeholders of the account service. */
const serviceValues: Readonly<Record<string, string>> = {
  code: '<strong>{{ .Token }}</strong>',
  email: '{{ .Email }}',
  newEmail: '{{ .NewEmail }}',
};

const filled = (text: string): string =>
  escape(text).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = serviceValues[name];
    if (value === undefined) throw new Error(`The account service knows no {${name}}`);
    return value;
  });

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function withSubject(settings: string, template: string, subject: string): string {
  const line = new RegExp(`(\\[auth\\.email\\.template\\.${template}\\]\\nsubject = ).*`);
  if (!line.test(settings)) throw new Error(`${settingsFile} has no subject for ${template}`);
  return settings.replace(line, (_, start: string) => start + JSON.stringify(subject));
}
