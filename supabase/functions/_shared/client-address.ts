/**
 * Where the address of a caller is read from. A caller writes any header it likes, so a source is trusted
 * because the operator's settings say so, never because a header is there.
 *
 * - `header`: the platform in front overwrites this header with the one address it saw.
 * - `trustedProxyHops`: counted from the right of `x-forwarded-for`, to which every hop appends the address it
 *   saw. With 0 the rightmost entry is the caller, with 1 the rightmost is one's own proxy, and so on.
 */
export type ClientAddressSource =
  { readonly header: string } | { readonly trustedProxyHops: number };

/** Callers whose address nobody states are limited together. */
export const unknownAddress = 'unknown';

/** Cloudflare stands before every hosted Supabase project and sets this header itself. */
const hostedHeader = 'cf-connecting-ip';
const hostedProject = /\.supabase\.(co|in|red)$/;

/**
 * Reads TRUSTED_PROXY_HOPS (.env.example). Without it a hosted Supabase project is asked by the header of its
 * platform, and everything else by the address that the last hop saw. Throws where the number makes no sense.
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
 * The network address that a request counts for: an IPv4 address, or the /64 of an IPv6 one, because a single
 * subscriber has all of it. `unknownAddress` when the trusted source states none.
 */
export function clientNetwork(headers: Headers, source: ClientAddressSource): string {
  if ('header' in source) return networkOf(headers.get(source.header) ?? '') ?? unknownAddress;
  const hops = headers.get('x-forwarded-for')?.split(',').map(networkOf) ?? [];
  // A chain that is too short counts for its last address: who calls past the proxies without a header of its own,
  // or through one that states no address. Who calls past them and writes the missing entries itself counts for
  // what it wrote: only the proxy may reach the server (docs/deploy.md).
  const trusted = hops.at(-1 - source.trustedProxyHops) ?? hops.at(-1);
  return trusted ?? unknownAddress;
}

/** The network of an address as a header states it; undefined when it is none. */
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

/** The eight groups of an IPv6 address; undefined when the text is none. */
function groupsOf(text: string): number[] | undefined {
  if (!text.includes(':') || !URL.canParse(`http://[${text}]`)) return undefined;
  const { hostname } = new URL(`http://[${text}]`);
  // In a URL it is in its shortest form: `::` stands for all groups that are left out.
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  const missing = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...missing, ...after].map((group) => Number.parseInt(group, 16));
}
