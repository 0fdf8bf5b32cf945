import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logPlainText, plainText } from './plain-log.ts';

test('what a terminal would obey is not logged', () => {
  const attacks = [
    '\u001b[2J',
    '\u001b]0;title\u0007',
    'a\rb',
    '\u0000',
    '\u009b31m',
    '\u202eabc',
    '\u007f',
  ];
  const through = attacks.filter((text) => /[\p{Cc}\u202e]/u.test(plainText(text)));
  console.log(`control characters in a log: ${through.length} of ${attacks.length} got through`);
  expect(through).toEqual([]);
  expect(plainText('నమస్తే, tab\there')).toBe('నమస్తే, tab\there');
});

test('a quoted text writes no entry of its own', () => {
  expect(plainText('refused: x\nA message was saved: /etc')).toBe(
    'refused: x\n    A message was saved: /etc',
  );
});

const methods = { log: console.log, info: console.info, warn: console.warn, error: console.error };
beforeEach(() => void (console.error = vi.fn<typeof console.error>()));
afterEach(() => void Object.assign(console, methods));

test('whoever logs in this process logs plain text', () => {
  const written = vi.mocked(console.error);
  logPlainText();
  console.error('Failed: %s', 'a\u001b[31m', new Error('b\u0007'));
  expect(written.mock.calls).toHaveLength(1);
  expect(written.mock.calls.join()).toContain('Failed: a\ufffd[31m');
  expect(written.mock.calls.join().replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
});
