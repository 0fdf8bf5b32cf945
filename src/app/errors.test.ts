import { afterEach, expect, it, vi } from 'vitest';
import { errorCode } from './shell/error-code.ts';
import { logUnhandledErrors } from './unhandled-errors.ts';

afterEach(() => void vi.restoreAllMocks());

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';
const chrome =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

it('the same error has the same code, which reveals nothing about it', () => {
  const error = new Error('00000 00001 is no number');
  expect(errorCode(error)).toBe(errorCode(new Error('00000 00001 is no number')));
  expect(errorCode(error)).toMatch(/^E-[0-9A-Z]{7}$/);
  expect(errorCode(new Error('another'))).not.toBe(errorCode(error));
});

it.each([
  [safari, 1],
  [chrome, 0],
])('what nobody handled is logged in Safari only (ERR-07): %s', (userAgent, times) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = new EventTarget();
  logUnhandledErrors(page, userAgent);
  page.dispatchEvent(Object.assign(new Event('error'), { error: new Error('x') }));
  expect(log).toHaveBeenCalledTimes(times);
});
