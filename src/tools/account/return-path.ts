/** Where a visitor goes who asked for no page in particular. */
export const defaultReturnPath = '/dashboard';

/**
 * The page to go to after signing in, from what an address asks for (AUTH-23). Only a path of this site
 * passes: it begins with one "/", and the browser itself reads it as this origin, decoded or not.
 * Anything else is the dashboard. Takes the site's origin, such as `https://niyam.example`.
 */
export function safeReturnPath(asked: string | null | undefined, origin: string): string {
  if (!asked || asked.length > 500) return defaultReturnPath;
  const readings = [asked, decoded(asked), decoded(decoded(asked))];
  if (!readings.every((reading) => isOwnPath(reading, origin))) return defaultReturnPath;
  const { pathname, search, hash } = new URL(asked, origin);
  // Back to a page that only sends on would be a circle.
  if (/^\/(auth\/callback|login|register)(\/|$)/.test(pathname.toLowerCase())) {
    return defaultReturnPath;
  }
  return pathname + search + hash;
}

/** Where the address of this page asks to go after signing in. */
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
    // Not an address at all.
    return false;
  }
}

/** With one layer of percent-encoding off; as it is where it is not encoded rightly. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not percent-encoding: there is nothing to take off.
    return text;
  }
}
