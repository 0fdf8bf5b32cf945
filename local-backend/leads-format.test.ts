import { expect, test } from 'vitest';
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
  suspicion: null,
};

const cells = (changes: Partial<LeadRecord>) =>
  toCsv([{ ...lead, ...changes }])
    .replace('\uFEFF', '')
    .split('\r\n')[1];

test('a line shows the time of India', () => {
  expect(toLine(lead)).toMatch(/^21 Nov 2026, 1:30.am {2}N-7F3K9Q {2}quote {2}Lakshmi/i);
});

test('a line cannot steer the terminal', () => {
  expect(toLine({ ...lead, full_name: 'a\u001b[2J\u202eb\n' })).toContain('a [2J b ');
});

test('a suspicious lead is marked, in the line and in its own column', () => {
  const suspicion = ['trap', 'too-fast'];
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
