import { answerNames, type FormPost } from './form-body.ts';

/**
 * The pages that answer a form from a browser without JavaScript (decision 38): plain HTML that needs
 * nothing else. In English, like the form; a language of the site that is added needs them too.
 */

/** What each field is called; a test holds them to the form's own labels. */
export const labels: Readonly<Record<(typeof answerNames)[number], string>> = {
  fullName: 'Your name',
  email: 'E-mail',
  phone: 'Phone',
  businessName: 'Name of your business',
  businessType: 'What kind of business is it?',
  complianceStatus: 'Where do you stand with licences?',
  consultationDate: 'A day that suits you',
  services: 'What do you need?',
  budget: 'Budget (₹)',
  timeline: 'By when?',
  industry: 'Industry',
  currentIssues: 'What is the main problem?',
  businessSize: 'How old is the business?',
  urgency: 'How urgent is it?',
  notes: 'Anything else we should know',
};

/** The site to lead back to; undefined where the function does not know it. */
type Site = { readonly url: string; readonly name: string } | undefined;

/** The lead is stored: its receipt. */
export const receivedPage = (receipt: string, site: Site): Promise<Response> =>
  page(200, 'Thank You', [
    '<p>The office has your request.</p>',
    `<p>Your receipt is <strong>${escape(receipt)}</strong>. Write it down: this phone keeps nothing of it.</p>`,
    linkBack(site),
  ]);

/** Some answers cannot be stored: those alone are asked again, the others stand in the page. */
export function correctionPage(
  form: FormPost,
  errors: Readonly<Record<string, string>>,
  site: Site,
): Promise<Response> {
  const wrong = answerNames.filter((name) => errors[name] !== undefined);
  if (wrong.length === 0) {
    return page(400, 'This form cannot be read', [
      '<p>Nothing was sent. Please go back, reload the page and try again.</p>',
      linkBack(site),
    ]);
  }
  const asked = wrong.map((name) => {
    const value = escape(form.answers[name] ?? '');
    const field =
      name === 'notes'
        ? `<textarea id="${name}" name="${name}" rows="10" aria-describedby="${name}-error">${value}</textarea>`
        : `<input id="${name}" name="${name}" value="${value}" aria-describedby="${name}-error">`;
    return `<p><label for="${name}">${labels[name]}</label><strong class="error" id="${name}-error">${escape(errors[name] ?? '')}</strong>${field}</p>`;
  });
  return page(400, 'Before this can be sent', [
    '<p>Nothing was sent yet, and nothing you typed is lost.</p>',
    resend(form, new Set(wrong), asked.join('\n'), 'Send my request'),
    typed(form, new Set(wrong)),
  ]);
}

/** The lead was not stored, and may be in a while: the same form again, filled in. */
export const tryAgainPage = (
  status: 429 | 503,
  form: FormPost,
  retryAfterMs: number,
): Promise<Response> => {
  const minutes = Math.max(1, Math.ceil(retryAfterMs / 60_000));
  const why =
    status === 429
      ? `Too many forms came from this network. It can be sent in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
      : 'The office cannot be reached now.';
  return page(
    status,
    'Your request was not sent',
    [
      `<p>${why} Leave this page open and press the button again later, or call us.</p>`,
      resend(form, new Set(), '', 'Send it again'),
      typed(form, new Set()),
    ],
    { 'retry-after': String(Math.ceil(retryAfterMs / 1000)) },
  );
};

/** More than any form of ours holds. */
export const tooLargePage = (site: Site): Promise<Response> =>
  page(413, 'Your request was not sent', [
    '<p>It is too long. Please go back and shorten it.</p>',
    linkBack(site),
  ]);

/** A form that carries along what needs no correction; posted to the address of this page. */
function resend(
  { answers }: FormPost,
  asked: ReadonlySet<string>,
  fields: string,
  button: string,
): string {
  const kept = Object.entries(answers)
    .filter(([name]) => !asked.has(name))
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escape(value)}">`);
  return `<form method="post">${kept.join('')}${fields}<p><button>${button}</button></p></form>`;
}

/** What was typed, to be read and copied. */
function typed({ answers }: FormPost, asked: ReadonlySet<string>): string {
  const rows = answerNames.flatMap((name) => {
    const value = answers[name];
    return value === undefined || asked.has(name)
      ? []
      : [`<dt>${labels[name]}</dt><dd>${escape(value)}</dd>`];
  });
  return rows.length > 0 ? `<h2>What you typed</h2><dl>${rows.join('')}</dl>` : '';
}

const linkBack = (site: Site): string =>
  site ? `<p><a href="${escape(site.url)}/">Back to ${escape(site.name)}</a></p>` : '';

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

/** The policy allows this one style and a form to the same address, and no script whatever was typed. */
async function page(
  status: number,
  title: string,
  parts: readonly string[],
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
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
