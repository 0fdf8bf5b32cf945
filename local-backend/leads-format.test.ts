import { expect, test } from 'vitest';
import type { OpenAnnouncement } from './leads-actions.ts';
import { toCsv, toLine, type LeadRecord } from './leads-format.ts';

const lead: LeadRecord = {
  id: 'b9e0c6f4-8a55-4f0e-9f6f-2d8f0c0a7b11',
  receipt: 'N-7F3K9Q',
  received_at: '2026-11-20T20:00:00+00:00',
  client_timestamp: '2026-11-20T19:59:58+00:00',
  form_type: 'quote',
  full_name: 'Lakshmi',
  email: 'lakshmi@example.com',
  phone: '0000000000',
  business_name: 'Tiffins',
  details: {},
  source: 'niyam-site',
  consent_notice: '2/en',
  suspicion: null,
  released_at: null,
  released_by: null,
};

const cells = (changes: Partial<LeadRecord>) =>
  toCsv([{ ...lead, ...changes }])
    .replace('\uFEFF', '')
    .split('\r\n')[1];

test('a line shows the time of India', () => {
  expect(toLine(lead)).toMatch(/^21 Nov 2026, 1:30.am {2}N-7F3K9Q {2}quote {2}Lakshmi/i);
});

test('a lead tells the language of its form, in the line and in a column', () => {
  expect(toLine({ ...lead, consent_notice: '2/te' })).toMatch(/ {2}\[in te\]$/);
  expect(toLine(lead)).not.toContain('[in ');
  const columns = toCsv([lead]).split('\r\n')[0]?.split(',') ?? [];
  expect(cells({ consent_notice: '2/te' })?.split(',')[columns.indexOf('language')]).toBe('te');
  expect(cells({ consent_notice: null })?.split(',')[columns.indexOf('language')]).toBe('');
});

test('a line cannot steer the terminal', () => {
  expect(toLine({ ...lead, full_name: 'a\u001b[2J\u202eb\n' })).toContain('a [2J b ');
});

test('a suspicious lead is marked, in the line and in its own column', () => {
  const suspicion: LeadRecord['suspicion'] = ['trap', 'too-fast'];
  expect(toLine({ ...lead, suspicion })).toMatch(/ {2}Tiffins {2}\[suspicious: trap, too-fast\]$/);
  expect(toLine(lead)).not.toContain('suspicious');
  const columns = toCsv([lead]).split('\r\n')[0]?.split(',') ?? [];
  const at = columns.indexOf('suspicion');
  expect(cells({ suspicion })?.split(',')[at]).toBe('trap too-fast');
  expect(cells({})?.split(',')[at]).toBe('');
});

test('CSV quotes commas, quotes and line breaks', () => {
  expect(cells({ business_name: 'A, B' })).toContain(',"A, B",');
  expect(cells({ business_name: 'The "best"' })).toContain(',"The ""best""",');
  expect(toCsv([{ ...lead, details: { notes: 'one\ntwo' } }])).toContain(',"one\ntwo"\r\n');
});

test.each(['=1+1', '+91 00000', '-1', '@SUM(A1)', '\t=1', '＝1'])('CSV makes %j a text', (text) => {
  expect(cells({ full_name: text })).toContain(`,'${text},`);
});

test('CSV has a column for every field that any lead has', () => {
  const csv = toCsv([
    { ...lead, details: { urgency: 'Urgent' } },
    { ...lead, details: { budget: 'Under 5,000' } },
  ]);
  const [head, first, second, end] = csv.split('\r\n');
  expect(head).toMatch(/^\uFEFFreceipt,.*,id,budget,urgency$/);
  expect(first).toMatch(/,,Urgent$/);
  expect(second).toMatch(/,"Under 5,000",$/);
  expect(end).toBe('');
});

test.each([
  ['+910000000000', '91 00000 00000', 'tel:+910000000000', 'https://wa.me/910000000000'],
  ['0 00000-00000', '91 00000 00000', 'tel:+910000000000', 'https://wa.me/910000000000'],
  ['౦౦౦౦౦ ౦౦౦౦౦', '91 00000 00000', 'tel:+910000000000', 'https://wa.me/910000000000'],
  ['+44 20 0000 0000', '44 20 0000 0000', '', ''],
  ['+470000 0000', '470 000 0000', '', ''],
  ['12345', '12345', '', ''],
  ['+1+1', "'+1+1", '', ''],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`, '', ''],
])('CSV has the telephone number %s as %s, to be dialled', (phone, ...expected) => {
  const head = toCsv([lead]).replace('\uFEFF', '').split('\r\n')[0]?.split(',') ?? [];
  const at = head.indexOf('phone');
  expect(head.slice(at, at + 3)).toEqual(['phone', 'tel', 'whatsapp']);
  expect(
    cells({ phone })
      ?.split(',')
      .slice(at, at + 3),
  ).toEqual(expected);
});

test('CSV says who released a lead, and when', () => {
  const released_at = '2026-11-21T06:00:00.000Z';
  expect(cells({ released_at, released_by: 'Asha' })).toContain(`,${released_at},Asha,`);
});

const unsent: OpenAnnouncement = {
  lead_id: lead.id,
  channel: 'email',
  state: 'waiting',
  attempts: 0,
  last_error: null,
  created_at: lead.received_at,
};

test.each<[string, Partial<OpenAnnouncement>]>([
  ['[not yet announced by e-mail]', {}],
  ['[not announced by e-mail: it is not set up]', { state: 'not-set-up' }],
  [
    '[not yet announced by e-mail: 1 attempt, the last: status 500]',
    { attempts: 1, last_error: 'status 500' },
  ],
  [
    '[not yet announced by webhook: 1 attempt, the last: not finished]',
    { channel: 'webhook', attempts: 1 },
  ],
  [
    '[not announced by webhook, given up: 40 attempts, the last: TimeoutError]',
    { channel: 'webhook', state: 'gave-up', attempts: 40, last_error: 'TimeoutError' },
  ],
])('a line says %s', (mark, changes) => {
  expect(toLine(lead, [{ ...unsent, ...changes }])).toMatch(/ {2}Tiffins {2}\[[^[]+\]$/);
  expect(toLine(lead, [{ ...unsent, ...changes }])).toContain(mark);
});

test('a line says nothing of what is just on its way, and of a webhook that nobody set up', () => {
  const minuteLater = Date.parse(lead.received_at) + 60_000;
  const lines = [
    toLine(lead, [unsent], minuteLater),
    toLine(lead, [{ ...unsent, channel: 'webhook' }]),
    toLine(lead, [{ ...unsent, channel: 'webhook', state: 'not-set-up' }]),
  ];
  for (const line of lines) expect(line).toBe(toLine(lead));
});
