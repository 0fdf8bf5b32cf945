import { expect, test } from 'vitest';
import { securityHeaders } from '../local-backend/security-headers.ts';
import { headersFile } from './headers-file.ts';

const styles = ['h1{color:red}', 'h1{color:blue}'];
const origins = {
  connectOrigins: ['https://project.supabase.co'],
  analyticsOrigins: ['https://www.googletagmanager.com'],
};

test('the file has every security header of the embedded server, for every path (PWA-09)', () => {
  const [everywhere = ''] = headersFile(origins, styles).split('\n\n');
  expect(everywhere.split('\n')[0]).toBe('/*');
  const wanted = securityHeaders({
    connect: origins.connectOrigins,
    analytics: origins.analyticsOrigins,
    styles,
  });
  for (const [name, value] of Object.entries(wanted)) {
    expect(everywhere).toContain(`  ${name}: ${value}`);
  }
  expect(everywhere).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com;/);
  expect(everywhere).toMatch(/style-src 'self'(?: 'sha256-[\w+/]{43}='){2};/);
  expect(everywhere).not.toContain('unsafe-inline');
});

test('browsers cache files with a fingerprint for ever, and never the worker', () => {
  const file = headersFile({ connectOrigins: [], analyticsOrigins: [] }, styles);
  expect(file).toMatch(/^\/assets\/\*\n {2}cache-control: public, max-age=31536000, immutable$/m);
  expect(file).toMatch(/^\/sw\.js\n {2}cache-control: no-cache$/m);
});
