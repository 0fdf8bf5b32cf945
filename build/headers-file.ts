import { securityHeaders } from '../local-backend/security-headers.ts';
import type { Settings } from '../local-backend/settings.ts';

/**
 * Returns the `_headers` file of Netlify and Cloudflare Pages: the embedded server's security headers, and
 * cache times. HTML and the worker have the hosts' default, which revalidates each time. `styles` are the
 * styles inside the pages.
 */
export function headersFile(
  {
    connectOrigins: connect,
    analyticsOrigins: analytics,
  }: Pick<Settings, 'connectOrigins' | 'analyticsOrigins'>,
  styles: readonly string[],
): string {
  const everywhere = Object.entries(securityHeaders({ connect, analytics, styles }));
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
