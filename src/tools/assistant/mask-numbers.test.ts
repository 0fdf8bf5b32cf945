import { array, assert, property, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import { maskNumbers } from './mask-numbers.ts';

const hide = (text: string) => maskNumbers(text, '#');

test.each([
  ['My Aadhaar is 2345 6789 0123.', 'My Aadhaar is #.'],
  ['234567890123', '#'],
  ['2345-6789-0123', '#'],
  ['आधार २३४५ ६७८९ ०१२३', 'आधार #'],
  ['PAN ABCDE1234F and abcde1234f', 'PAN # and #'],
  ['GSTIN 36ABCDE1234F1Z5', 'GSTIN #'],
  ['card 4111 1111 1111 1111 now', 'card # now'],
  ['3782 822463 10005', '#'],
  ['account 00123456789', 'account #'],
])('%j is sent as %j (CHAT-28)', (text, sent) => {
  expect(hide(text)).toEqual({ text: sent, hidden: true });
});

test.each([
  'Call 0000000001 or +91 00000 00001 or +910000000001.',
  '91 0000000001',
  'A turnover of ₹1,50,00,000 in 2025-26, from 01-04-2025 to 31-03-2026',
  'Section 73 of the CGST Act, 2017; Notification 12/2017',
  'PIN 500001, form GSTR-3B, 15 workers',
])('%j stays as it is', (text) => {
  expect(hide(text)).toEqual({ text, hidden: false });
});

test('no twelve digits in groups of four survive, whatever stands around them', () => {
  const group = stringMatching(/^\d{4}$/);
  const words = stringMatching(/^[a-z ,]{0,20}$/);
  assert(
    property(words, array(group, { minLength: 3, maxLength: 4 }), words, (a, groups, b) => {
      const { text, hidden } = hide(`${a} ${groups.join(' ')} ${b}`);
      expect(hidden).toBe(true);
      expect(text).not.toMatch(/\d{4} \d{4}/);
    }),
  );
});
