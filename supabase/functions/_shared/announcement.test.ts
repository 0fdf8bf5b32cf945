import { expect, test } from 'vitest';
import { announcementBody, announcementEmail } from './announcement.ts';
import type { ClaimedAnnouncement } from './tables.ts';

const claimed: ClaimedAnnouncement = {
  message_id: '7f9c24e5-4b1d-4a6e-9f57-0d7c8e1b2a3c',
  attempts: 1,
  created_at: '2026-11-20T20:00:01+00:00',
  receipt: 'N-7F3K9Q',
  received_at: '2026-11-20T20:00:00+00:00',
  form_type: 'quote',
  full_name: 'Lakshmi',
  phone: '+910000000000',
  details: { services: 'GST Registration', budget: 'Under 5,000', notes: 'తొందర' },
  suspicion: null,
};

const email = (changes: Partial<ClaimedAnnouncement> = {}) =>
  announcementEmail({ ...claimed, ...changes }, 'team@example.org');

test('the e-mail says what a call back needs, in the time of India', () => {
  expect(email()).toMatchObject({
    to: 'team@example.org',
    subject: 'New request N-7F3K9Q (quote)',
    id: claimed.message_id,
  });
  expect(email().text).toBe(
    [
      'Receipt: N-7F3K9Q',
      'Type: quote',
      'Received: 2026-11-21 01:30 (India)',
      'Name: Lakshmi',
      'Services: GST Registration',
      'Notes: 5 characters, not in this e-mail',
      'Phone: +910000000000',
      'Call: tel:+910000000000',
      'WhatsApp: https://wa.me/910000000000',
      'Flagged: no',
      '',
      'The whole request, with notes and e-mail address, is in the list: npm run leads',
    ].join('\n'),
  );
});

test('a number that is not Indian is shown as typed, with no link', () => {
  const { text, html } = email({ phone: '+44 20 0000 0000' });
  expect(text).toContain('Phone: +44 20 0000 0000\nFlagged');
  expect(html).not.toContain('href');
  expect(JSON.parse(announcementBody({ ...claimed, phone: '+44 20 0000 0000' }))).toMatchObject({
    data: { phone: '+44 20 0000 0000', tel: null, whatsApp: null },
  });
});

test('what a visitor typed cannot add lines, markup or another direction', () => {
  const { text, html, subject } = email({
    full_name: 'A\r\nPhone: +910000000001\u2028B\u202eC <a href="https://evil.example">x</a>',
    phone: '"><script>alert(1)</script>',
  });
  expect(text).toContain('Name: A Phone: +910000000001 B C <a href=');
  expect(text.match(/^Phone: /gm)).toHaveLength(1);
  expect(html).not.toMatch(/<script|<a /);
  expect(html).toContain('&lt;script&gt;');
  expect(subject).toBe('New request N-7F3K9Q (quote)');
});

test('joiners in names of Indian scripts stay, and long answers are cut between characters', () => {
  const name = 'ಕ್‌ಷ';
  expect(email({ full_name: name }).text).toContain(`Name: ${name}`);
  const long = email({ full_name: '😀'.repeat(301) }).text;
  expect(long).toContain(`Name: ${'😀'.repeat(300)}…`);
});
