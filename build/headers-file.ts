import { securityHeaders } from '../local-backend/security-headers.ts';
import type { Settings } from '../local-backend/settings.ts';

/**
 * The `_headers` file that Netlify and Cloudflare Pages read: the security headers of the embedded
 * server on every path, and how long what may be kept. HTML and the worker are left to the hosts'
 * default, which asks each time. `style` is what stands inside every page.
 */
export function headersFile(
  {
    connectOrigins: connect,
    analyticsOrigins: analytics,
  }: Pick<Settings, 'connectOrigins' | 'analyticsOrigins'>,
  style: string,
): string {
  const everywhere = Object.entries(securityHeaders({ connect, analytics, style }));
  const rules: [string, [string, string][]][] = [
    ['/*', everywhere],
    ['/assets/*', [['cache-control', 'public, max-age=31536000, immutable']]],
    ['/sw.js', [['cache-control', 'no-cache']]],
  ];
  return rules
    .map(([path, headers]) =>
      [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}
