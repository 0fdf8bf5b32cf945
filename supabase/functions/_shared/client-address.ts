/**
 * The trusted source of a caller's address. A caller can write any header, so a source is trusted only
 * because the operator's settings say so, never because a header is present.
 *
 * - `header`: the platform in front overwrites this header with the one address it saw.
 * - `trustedProxyHops`: counted from the right of `x-forwarded-for`, to which every hop appends the address
 *   it saw. With 0 the rightmost entry is the caller, with 1 the rightmost is one's own proxy, and so on.
 */
export type ClientAddressSource =
  | { readonly header: string }
  | { readonly trustedProxyHops: number };

/** All callers without a stated address share one limit. */
export const unknownAddress = 'unknown';

/** Cloudflare is in front of every hosted Supabase project and sets this header itself. */
const hostedHeader = 'cf-connecting-ip';
const hostedProject = /\.supabase\.(co|in|red)$/;

/**
 * Reads TRUSTED_PROXY_HOPS (.env.example). Without it, a hosted Supabase project uses the header of its
 * platform, and any other server the address that the last hop saw. Throws when the number is invalid.
 */
export function readClientAddressSource(
  get: (name: string) => string | undefined,
): ClientAddressSource {
  const hops = get('TRUSTED_PROXY_HOPS');
  if (hops) {
    if (/^\d$/.test(hops)) return { trustedProxyHops: Number(hops) };
    throw new Error(`TRUSTED_PROXY_HOPS must be a number from 0 to 9, not "${hops}".`);
  }
  const project = get('SUPABASE_URL') ?? '';
  const isHosted = URL.canParse(project) && hostedProject.test(new URL(project).hostname);
  return isHosted ? { header: hostedHeader } : { trustedProxyHops: 0 };
}

/**
 * Returns the network address that a request counts for. It is an IPv4 address, or the /64 of an IPv6 one,
 * because a single subscriber has all of it. Returns `unknownAddress` when the trusted source states none.
 */
export function clientNetwork(headers: Headers, source: ClientAddressSource): string {
  if ('header' in source) return networkOf(headers.get(source.header) ?? '') ?? unknownAddress;
  const hops = headers.get('x-forwarded-for')?.split(',').map(networkOf) ?? [];
  // A chain that is too short counts for its last address: its caller bypassed the proxies without a header
  // of its own, or used one that states no address. A caller that bypasses the proxies and writes the missing
  // entries itself counts for these entries. So only the proxy may reach the server (docs/deploy.md).
  const trusted = hops.at(-1 - source.trustedProxyHops) ?? hops.at(-1);
  return trusted ?? unknownAddress;
}

/** Returns the network of an address from a header; undefined when it is no address. */
function networkOf(text: string): string | undefined {
  // Some proxies add a port: `1.2.3.4:5678`, `[2001:db8::1]:5678`.
  const address = text
    .trim()
    .replace(/^\[([^\]]*)\](:\d{1,5})?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/, '$1')
    .replace(/%.*$/, '');
  if (isIpv4(address)) return address;
  const groups = groupsOf(address);
  if (!groups) return undefined;
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 6).join() === '0,0,0,0,0,65535') {
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

function isIpv4(text: string): boolean {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256);
}

/** Returns the eight groups of an IPv6 address; undefined when the text is none. */
function groupsOf(text: string): number[] | undefined {
  if (!text.includes(':') || !URL.canParse(`http://[${text}]`)) return undefined;
  const { hostname } = new URL(`http://[${text}]`);
  // A URL has the shortest form, where `::` replaces all omitted groups.
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  const missing = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...missing, ...after].map((group) => Number.parseInt(group, 16));
}
