/** Destination of visitors who requested no page. */
export const defaultReturnPath = '/dashboard';

/**
 * Returns the page after a sign-in from the `next` of an address (AUTH-23). Accepts only a path of this site:
 * it starts with one "/", and the browser resolves it to this origin, decoded or not. Otherwise returns the
 * dashboard. `origin` has the form `https://niyam.example`.
 */
export function safeReturnPath(asked: string | null | undefined, origin: string): string {
  if (!asked || asked.length > 500) return defaultReturnPath;
  const readings = [asked, decoded(asked), decoded(decoded(asked))];
  if (!readings.every((reading) => isOwnPath(reading, origin))) return defaultReturnPath;
  const { pathname, search, hash } = new URL(asked, origin);
  // These pages redirect themselves and would cause a loop.
  if (/^\/(auth\/callback|login|register)(\/|$)/.test(pathname.toLowerCase())) {
    return defaultReturnPath;
  }
  return pathname + search + hash;
}

/** Returns the page that this page's address requests after a sign-in. */
export const returnPathHere = (): string =>
  safeReturnPath(new URLSearchParams(location.search).get('next'), location.origin);

function isOwnPath(path: string, origin: string): boolean {
  // A browser takes "\" for "/", and drops tabs and line ends inside an address.
  // oxlint-disable-next-line no-control-regex
  if (!/^\/(?![/\\])/.test(path) || /[\\\u0000-\u001f\u007f]/.test(path)) return false;
  try {
    const url = new URL(path, origin);
    return url.origin === origin && !url.pathname.startsWith('//');
  } catch {
    // Not an address.
    return false;
  }
}

/** Removes one layer of percent-encoding; returns invalid encoding unchanged. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Invalid percent-encoding.
    return text;
  }
}
