/** The push services of the common browsers: Chrome and its relatives, Firefox, Safari, Edge. */
const known = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/**
 * Returns whether an address belongs to a push service. Any caller may name an address that the server then
 * calls, so other addresses must be refused. `others` are hosts of further services.
 */
export function isPushService(address: string, others: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (protocol !== 'https:' || port || username || password) return false;
  return [...known, ...others].some((host) =>
    host.startsWith('.') ? hostname.endsWith(host) : hostname === host,
  );
}
