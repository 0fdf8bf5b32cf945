import { describe, expect, it } from 'vitest';
import { isSafari, safariVersionOf } from './safari.ts';

describe('Safari (DEV-04)', () => {
  const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
  it.each([
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} Version/18.1 Mobile/15E148 Safari/604.1`,
      true,
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.1 Safari/605.1.15`,
      true,
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} CriOS/130.0 Mobile/15E148 Safari/604.1`,
      false,
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} FxiOS/130.0 Mobile/15E148 Safari/605.1.15`,
      false,
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} Version/18.0 EdgiOS/130.0 Mobile/15E148 Safari/605.1.15`,
      false,
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36',
      false,
    ],
    [
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36',
      false,
    ],
  ])('%s', (userAgent, expected) => {
    expect(isSafari(userAgent)).toBe(expected);
  });

  it('the major version is read from the browser’s own description (ERR-04)', () => {
    expect(safariVersionOf(`Mozilla/5.0 (iPhone) ${webkit} Version/17.4 Mobile/15E148`)).toBe('17');
    expect(safariVersionOf('Mozilla/5.0 (Linux; Android 14) Chrome/130.0.0.0')).toBeUndefined();
  });
});
