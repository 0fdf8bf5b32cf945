import { fill, textsIn, type VisitorTexts } from '../_shared/texts-in.ts';
import { answerNames, type FormPost } from './form-body.ts';
import { rules } from './lead-schema.ts';

/**
 * The pages that answer a form from a browser without JavaScript (decision 38). They are plain HTML without
 * other files, in the language of the form.
 */

/** The site to link back to; undefined when the function does not know it. */
type Site = { readonly url: string; readonly name: string } | undefined;

/** Returns the page with the receipt of a stored lead. */
export function receivedPage(
  receipt: string,
  { locale }: Pick<FormPost, 'locale'>,
  site: Site,
): Promise<Response> {
  const texts = textsIn(locale);
  const { title, text, receipt: said } = texts.formPages.received;
  return page(texts, 200, title, [
    paragraph(text),
    `<p>${fill(escape(said), { receipt: `<strong>${escape(receipt)}</strong>` })}</p>`,
    linkBack(texts, site),
  ]);
}

/** Returns a page that asks only for the invalid answers; the others are shown as text. */
export function correctionPage(
  form: FormPost,
  errors: Readonly<Record<string, string>>,
  site: Site,
): Promise<Response> {
  const texts = textsIn(form.locale);
  const { correction, fields, unreadable } = texts.formPages;
  const wrong = answerNames.filter((name) => errors[name] !== undefined);
  if (wrong.length === 0) {
    return page(texts, 400, unreadable.title, [paragraph(unreadable.text), linkBack(texts, site)]);
  }
  const asked = wrong.map((name) => {
    const value = escape(form.answers[name] ?? '');
    const field =
      name === 'notes'
        ? `<textarea id="${name}" name="${name}" rows="10" aria-describedby="${name}-error">${value}</textarea>`
        : `<input id="${name}" name="${name}" value="${value}" aria-describedby="${name}-error">`;
    return `<p><label for="${name}">${escape(fields[name])}</label><strong class="error" id="${name}-error">${escape(problemIn(texts, errors[name] ?? ''))}</strong>${field}</p>`;
  });
  return page(texts, 400, correction.title, [
    paragraph(correction.text),
    resend(form, new Set(wrong), asked.join('\n'), correction.send),
    typed(texts, form, new Set(wrong)),
  ]);
}

/** What is wrong with an answer, in the visitor's language: the rules of `lead-schema.ts` say it to programs. */
function problemIn({ formPages }: VisitorTexts, rule: string): string {
  const { correction, problems } = formPages;
  if (rule === rules.required) return problems.missing;
  if (rule === rules.email) return problems.email;
  const [most] = /\d+/.exec(rule) ?? [];
  return most !== undefined && rule === rules.atMost(Number(most))
    ? fill(correction.tooLong, { most })
    : problems.wrong;
}

/** Returns a page with the filled form to send again: the lead was not stored, but may be later. */
export const tryAgainPage = (
  status: 429 | 503,
  form: FormPost,
  retryAfterMs: number,
): Promise<Response> => {
  const texts = textsIn(form.locale);
  const { notSent } = texts.formPages;
  const minutes = Math.max(1, Math.ceil(retryAfterMs / 60_000));
  const tooMany =
    minutes === 1 ? notSent.tooManyOneMinute : fill(notSent.tooMany, { minutes: String(minutes) });
  return page(
    texts,
    status,
    notSent.title,
    [
      paragraph(`${status === 429 ? tooMany : notSent.unreachable} ${notSent.later}`),
      resend(form, new Set(), '', notSent.again),
      typed(texts, form, new Set()),
    ],
    { 'retry-after': String(Math.ceil(retryAfterMs / 1000)) },
  );
};

/** Returns the page for a body that is larger than any of our forms. */
export function tooLargePage({ locale }: Pick<FormPost, 'locale'>, site: Site): Promise<Response> {
  const texts = textsIn(locale);
  const { title, tooLarge } = texts.formPages.notSent;
  return page(texts, 413, title, [paragraph(tooLarge), linkBack(texts, site)]);
}

/** Returns a form with the valid answers in hidden fields, posted to the address of this page. */
function resend(
  { answers }: FormPost,
  asked: ReadonlySet<string>,
  fields: string,
  button: string,
): string {
  const hiddenFields = Object.entries(answers)
    .filter(([name]) => !asked.has(name))
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escape(value)}">`);
  return `<form method="post">${hiddenFields.join('')}${fields}<p><button>${escape(button)}</button></p></form>`;
}

/** Returns the typed answers for the visitor to read and copy. */
function typed(
  { formPages }: VisitorTexts,
  { answers }: FormPost,
  asked: ReadonlySet<string>,
): string {
  // The office gets the English values of choices; the visitor chose them in words.
  const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = formPages.options;
  const rows = answerNames.flatMap((name) => {
    const value = answers[name];
    return value === undefined || asked.has(name)
      ? []
      : [
          `<dt>${escape(formPages.fields[name])}</dt><dd>${escape(choices[name]?.[value] ?? value)}</dd>`,
        ];
  });
  return rows.length > 0 ? `<h2>${escape(formPages.typed)}</h2><dl>${rows.join('')}</dl>` : '';
}

const linkBack = ({ formPages }: VisitorTexts, site: Site): string =>
  site
    ? `<p><a href="${escape(site.url)}/">${escape(fill(formPages.back, { site: site.name }))}</a></p>`
    : '';

const paragraph = (text: string): string => `<p>${escape(text)}</p>`;

/** The site's colours (src/app/look/tokens.css), in light and dark. */
const style = [
  ':root{color-scheme:light dark;--ink:#2b211b;--paper:#fffbf3;--ledger:#9a1b1e;--on:#fff}',
  '@media(prefers-color-scheme:dark){:root{--ink:#f3ebdf;--paper:#17130f;--ledger:#ff9b8e;--on:#2b0a0a}}',
  'body{max-width:34rem;margin:0 auto;padding:1.5rem 1rem;font:1.125rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper)}',
  'main{border-top:.5rem solid var(--ledger);padding-top:.5rem}h1{line-height:1.2}a,.error{color:var(--ledger)}',
  'label,.error{display:block}label,button{font-weight:700}',
  'input,textarea,button{box-sizing:border-box;width:100%;min-height:3rem;padding:.5rem .75rem;border:2px solid var(--ink);border-radius:4px;font:inherit}',
  'button{border-color:var(--ledger);font-weight:700;color:var(--on);background:var(--ledger);cursor:pointer}',
  'dt{margin-top:.75rem;font-size:.9em}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font-weight:600}',
].join('');

/** The policy allows only this style and a form to the same address, and no script whatever a visitor typed. */
async function page(
  { lang }: VisitorTexts,
  status: number,
  title: string,
  parts: readonly string[],
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  const html = `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escape(title)}</h1>
${parts.join('\n')}
</main>
</body>
</html>
`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  });
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
