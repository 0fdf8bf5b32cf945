import { describe, expect, it } from 'vitest';
import { defaultReturnPath, safeReturnPath } from './return-path.ts';

const origin = 'https://niyam.example';

const hosts = ['evil.example', 'evil.example/dashboard', 'niyam.example.evil.example'];
/** Addresses that leave the site, or that some browser once misread so. */
const attacks = hosts.flatMap((host) => [
  `https://${host}`,
  `http://${host}`,
  `HTTPS://${host}`,
  `//${host}`,
  `///${host}`,
  `////${host}`,
  `/\\${host}`,
  `\\/${host}`,
  `\\\\${host}`,
  `/\\/${host}`,
  `//\\${host}`,
  `/\t/${host}`,
  `/\n/${host}`,
  `/\r\n/${host}`,
  `\t//${host}`,
  ` //${host}`,
  ` https://${host}`,
  `/%2F${host}`,
  `/%2f/${host}`,
  `%2F%2F${host}`,
  `/%5C${host}`,
  `/%5c%5c${host}`,
  `/%252F${host}`,
  `/%255C${host}`,
  `/%09/${host}`,
  `/%0a/${host}`,
  `/%0d%0a/${host}`,
  `/%00/${host}`,
  `/.//${host}`,
  `/..//${host}`,
  `/./\\${host}`,
  `/x/..//${host}`,
  `https:${host}`,
  `https:/${host}`,
  `https:\\\\${host}`,
  `niyam.example@${host}`,
  `https://niyam.example@${host}`,
  `//niyam.example@${host}`,
  `@${host}`,
  `.${host}`,
  host,
]);

const schemes = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '/\tjavascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://niyam.example/1',
  'intent://scan/#Intent;scheme=zxing;end',
  'about:blank',
  'mailto:a@evil.example',
  '',
  'dashboard',
  '?next=x',
  '#x',
];

describe('the page after signing in (AUTH-23)', () => {
  it(`lets none of ${attacks.length + schemes.length} attacks out of the site`, () => {
    expect(attacks.length + schemes.length).toBeGreaterThan(100);
    for (const attack of [...attacks, ...schemes]) {
      const path = safeReturnPath(attack, origin);
      expect(new URL(path, origin).origin, attack).toBe(origin);
      expect(path, attack).toBe(defaultReturnPath);
    }
  });

  it('lets pages of the site pass, with query and anchor', () => {
    for (const path of [
      '/',
      '/outbox',
      '/find?step=2&trade=food',
      '/gst-compliance#fees',
      '/hi/about',
    ]) {
      expect(safeReturnPath(path, origin)).toBe(path);
    }
  });

  it('never returns to a page that only redirects', () => {
    for (const path of ['/login', '/login?next=/outbox', '/register', '/auth/callback?code=1']) {
      expect(safeReturnPath(path, origin)).toBe(defaultReturnPath);
    }
  });
});
