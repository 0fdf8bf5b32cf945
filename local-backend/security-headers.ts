import { createHash } from 'node:crypto';

export interface SecurityHeaderOptions {
  /** Origins besides the site's own that pages may send requests to, such as Supabase's. */
  readonly connect?: readonly string[];
  /** Origins of the analytics service: its script, and where that sends to. */
  readonly analytics?: readonly string[];
  /** The style that stands inside the page, the only one allowed to. */
  readonly style?: string | undefined;
}

/**
 * The security headers of every page, by lower-case name. The embedded server sends them, and a
 * hosting provider's header file is written from the same list.
 */
export function securityHeaders(options: SecurityHeaderOptions = {}): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(options),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': permissionsPolicy,
    // Links in mails carry tokens in their query: other sites get the origin alone.
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Browsers ignore it on plain HTTP, and so on the embedded server.
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
  };
}

function contentSecurityPolicy({
  connect = [],
  analytics = [],
  style,
}: SecurityHeaderOptions): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...analytics].join(' '),
    ["style-src 'self'", ...(style === undefined ? [] : [`'sha256-${sha256(style)}'`])].join(' '),
    ["img-src 'self' data:", ...analytics].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connect, ...analytics].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // The lead form goes to the backend's function where there is no JavaScript (decision 38).
    ["form-action 'self'", ...connect].join(' '),
    "require-trusted-types-for 'script'",
    // The tag manager makes policies of its own, under names it does not document.
    `trusted-types ${analytics.length > 0 ? '*' : 'niyam'}`,
  ].join('; ');
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/** Nothing of this is used by any page, but for the microphone: a question can be spoken (CHAT-31). */
const permissionsPolicy = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .concat('microphone=(self)')
  .join(', ');
