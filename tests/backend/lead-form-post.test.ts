import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { normalisePhone } from '../../src/i18n/phone-number.ts';
import { text as en } from '../../src/locales/en/tools/lead.ts';
import {
  answerNames,
  candidateOf,
  repeatWindowMs,
  storedPhone,
  trapName,
  type FormPost,
} from '../../supabase/functions/lead-intake/form-body.ts';
import { isTrapFilled } from '../../src/tools/leads/lead-trap.tsx';
import { startTestServer, type TestServer } from './running-server.ts';

/** The form of a browser without JavaScript (docs/decisions/0038-form-without-javascript.md). */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let people = 0;
const answers = (changes: Record<string, string> = {}) => ({
  fullName: 'లక్ష్మి దేవి',
  email: `form-${(people += 1)}@example.com`,
  phone: '00000 00000',
  businessName: 'Lakshmi & Sons <Tiffins>',
  businessType: 'Manufacturing',
  complianceStatus: '',
  consultationDate: '',
  notes: 'One\r\nTwo',
  [trapName]: '',
  ...changes,
});

const query = new URLSearchParams({
  type: 'consultation',
  source: 'Niyam website /contact',
  notice: '2/en',
});

async function post(
  fields: Record<string, string>,
  search = query,
): Promise<[number, string, Headers]> {
  const response = await fetch(`${server.url}/functions/v1/lead-intake?${search}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  });
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  return [response.status, await response.text(), response.headers];
}

const rowsOf = async (email: string) =>
  (await (await server.rest(`leads?email=eq.${email}`, server.keys.secretKey)).json()) as Record<
    string,
    unknown
  >[];

const receiptIn = (html: string) => /<strong>(N-[0-9A-Z]+)<\/strong>/.exec(html)?.[1];

test('a posted form is a lead like any other, and its page shows the receipt', async () => {
  const fields = answers();
  const [status, html, headers] = await post(fields);
  expect(status).toBe(200);
  const rows = await rowsOf(fields.email);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    form_type: 'consultation',
    full_name: fields.fullName,
    phone: '+910000000000',
    business_name: fields.businessName,
    details: { businessType: 'Manufacturing', notes: 'One\nTwo' },
    source: 'Niyam website /contact',
    consent_notice: '2/en',
    suspicion: null,
    receipt: receiptIn(html),
  });
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).not.toMatch(/script|unsafe/);
});

test('sent again, also by ten presses at once, it is one lead with one receipt', async () => {
  const fields = answers();
  const pages = await Promise.all(Array.from({ length: 10 }, () => post(fields)));
  pages.push(await post({ ...fields, phone: '+91 00000-00000' }));
  const receipts = new Set(pages.map(([status, html]) => `${status} ${receiptIn(html)}`));
  expect([...receipts]).toEqual([expect.stringMatching(/^200 N-/)]);
  expect(await rowsOf(fields.email)).toHaveLength(1);
  await post({ ...fields, notes: 'Something else' });
  expect(await rowsOf(fields.email)).toHaveLength(2);
});

test.each(['hi', 'te'])(
  'in /%s the page says in its language what is wrong and what was chosen',
  async (locale) => {
    const search = new URLSearchParams(query);
    search.set('notice', `3/${locale}`);
    const fields = answers({ email: 'none', fullName: '', notes: 'x'.repeat(4001) });
    const [status, html] = await post(fields, search);
    expect(status).toBe(400);
    const shown = html.replace(/<style>.*<\/style>/, '').replaceAll(/<[^>]*>/g, ' ');
    expect(shown).toContain('name@example.com');
    expect(shown).toContain('4000');
    expect(shown).not.toMatch(/Required|Must be|At most|Manufacturing/);
  },
);

test('invalid fields are asked again, and no typed text is lost', async () => {
  const fields = answers({ notes: 'x'.repeat(4001), email: '"><script>alert(1)</script>' });
  const [status, html] = await post(fields);
  expect(status).toBe(400);
  expect(html).toContain('Please fix this first');
  expect(html).not.toContain('<script');
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(html).toContain(`>${'x'.repeat(4001)}</textarea>`);
  expect(html).toContain(
    '<input type="hidden" name="businessName" value="Lakshmi &amp; Sons &lt;Tiffins&gt;">',
  );

  // As a browser sends that page: what was hidden, and what was corrected.
  const unescape = (text: string) =>
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  const hidden = [...html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, unescape(value)] as const,
  );
  const corrected = { email: `corrected-${people}@example.com`, notes: 'Short' };
  const [again, page] = await post({ ...Object.fromEntries(hidden), ...corrected });
  expect(again).toBe(200);
  expect(await rowsOf(corrected.email)).toMatchObject([
    { full_name: fields.fullName, business_name: fields.businessName, receipt: receiptIn(page) },
  ]);
});

test('a filled trap is stored and marked, an unknown type or too much is refused', async () => {
  const fields = answers({ [trapName]: 'http://example.com' });
  await post(fields);
  expect(await rowsOf(fields.email)).toMatchObject([{ suspicion: ['trap'] }]);
  const unknown = answers();
  expect((await post(unknown, new URLSearchParams({ type: 'x', source: 'y' })))[0]).toBe(400);
  expect(await rowsOf(unknown.email)).toEqual([]);
  expect((await post(answers({ notes: 'x'.repeat(70_000) })))[0]).toBe(413);
});

test('over the limit the page says when, and sends the same form again', async () => {
  const limited = await startTestServer({ LEAD_RATE_LIMIT: '1' });
  try {
    const send = (fields: Record<string, string>) =>
      fetch(`${limited.url}/functions/v1/lead-intake?${query}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
      });
    const first = answers();
    expect((await send(first)).status).toBe(200);
    const refused = await send(answers());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const html = await refused.text();
    expect(html).toMatch(/It can be sent in (a minute|\d+ minutes)\./);
    expect(html).toContain('name="fullName"');
    // What is stored already is answered whatever the limit.
    expect((await send(first)).status).toBe(200);
  } finally {
    await limited.stop();
  }
});

describe('the id that the server makes', () => {
  const form: FormPost = {
    answers: { fullName: 'A', phone: '0' },
    formType: 'support',
    source: 's',
    notice: '',
    locale: '',
    trapped: false,
  };
  const at = 1_800_000_000_000 - (1_800_000_000_000 % repeatWindowMs);

  test('is a UUID, the same within ten minutes, and known across the end of a window', async () => {
    const early = await candidateOf(form, at);
    const late = await candidateOf(form, at + repeatWindowMs - 1);
    const next = await candidateOf(form, at + repeatWindowMs);
    expect(early.submission['submissionId']).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(late.submission['submissionId']).toBe(early.submission['submissionId']);
    expect(next.submission['submissionId']).not.toBe(early.submission['submissionId']);
    expect(next.earlierId).toBe(early.submission['submissionId']);
    expect(next.bodyHash).toBe(early.bodyHash);
  });
});

test('fields, phone rule and trap are those of the site', () => {
  expect([...answerNames].toSorted()).toEqual(Object.keys(en.fields).toSorted());
  for (const typed of [
    '0000000000',
    '+91 00000-00000',
    '0 00000 00000',
    '౦౦౦౦౦ ౦౦౦౦౦',
    '+1 (212) 555',
    ' x ',
  ]) {
    expect(storedPhone(typed)).toBe(normalisePhone(typed));
  }
  const filled = new FormData();
  filled.set(trapName, 'x');
  expect(isTrapFilled(filled)).toBe(true);
});
