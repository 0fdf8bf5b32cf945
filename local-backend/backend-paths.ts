/** Answers 204 at once, for checks of the network. */
export const pingPath = '/ping';

/** Returns the publishable key as JSON. */
export const publicSettingsPath = '/backend.json';

/** Answers 200 while the process lives. */
export const healthPath = '/healthz';
/** Answers 200 when the server can do its work, else 503 with the reason. */
export const readyPath = '/readyz';
/** Returns numbers for Prometheus to whoever has METRICS_KEY. */
export const metricsPath = '/metrics';

const plainPaths = new Set([pingPath, publicSettingsPath, healthPath, readyPath, metricsPath]);
const prefixes = ['/auth/v1/', '/rest/v1/', '/functions/v1/'];

/** True when a path belongs to the backend and not to the site. */
export function isBackendPath(pathname: string): boolean {
  return plainPaths.has(pathname) || prefixes.some((prefix) => pathname.startsWith(prefix));
}
