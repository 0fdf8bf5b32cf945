/** Answers 204 at once, for checks of the network. */
export const pingPath = '/ping';

/** Returns the publishable key as JSON. */
export const publicSettingsPath = '/backend.json';

const prefixes = ['/auth/v1/', '/rest/v1/', '/functions/v1/'];

/** True when a path belongs to the backend and not to the site. */
export function isBackendPath(pathname: string): boolean {
  return (
    pathname === pingPath ||
    pathname === publicSettingsPath ||
    prefixes.some((prefix) => pathname.startsWith(prefix))
  );
}
