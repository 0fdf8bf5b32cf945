/** The push services of the browsers there are: Chrome and its kin, Firefox, Safari, Edge. */
const known = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/**
 * Whether an address is one of a push service. Anybody may name an address here, and the server calls it:
 * it must be nobody else's. `others` are hosts of further services.
 */
export function isPushService(address: string, others: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (protocol !== 'https:' || port || username || password) return false;
  return [...known, ...others].some((host) =>
    host.startsWith('.') ? hostname.endsWith(host) : hostname === host,
  );
}
