import { createHash } from 'node:crypto';

export interface SecurityHeaderOptions {
  /** Other origins that pages may send requests to, such as Supabase's. */
  readonly connect?: readonly string[];
  /** Origins of the analytics service: of its script and of the addresses that it calls. */
  readonly analytics?: readonly string[];
  /** The inline styles that are allowed, and no others. */
  readonly styles?: readonly string[];
}

/**
 * Returns the security headers of every page, by lower-case name. The embedded server sends them, and a
 * hosting provider's header file is written from the same list.
 */
export function securityHeaders(options: SecurityHeaderOptions = {}): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(options),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': permissionsPolicy,
    // Links in e-mails have tokens in their query, so other sites receive only the origin.
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Browsers ignore it on plain HTTP, and so on the embedded server.
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
  };
}

function contentSecurityPolicy({
  connect = [],
  analytics = [],
  styles = [],
}: SecurityHeaderOptions): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...analytics].join(' '),
    ["style-src 'self'", ...styles.map((style) => `'sha256-${sha256(style)}'`)].join(' '),
    ["img-src 'self' data:", ...analytics].join(' '),
    "font-src 'self'",
    // A sentence of recordings is put together on the phone (decision 70).
    'media-src blob:',
    ["connect-src 'self'", ...connect, ...analytics].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // Without JavaScript, the lead form is posted to the backend's function (decision 38).
    ["form-action 'self'", ...connect].join(' '),
    "require-trusted-types-for 'script'",
    // The tag manager creates policies under undocumented names.
    `trusted-types ${analytics.length > 0 ? '*' : 'niyam'}`,
  ].join('; ');
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/** Pages use none of these features except the microphone: a question can be spoken (CHAT-31). */
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
