import { isSafari } from '../platform/device/safari.ts';

/** Logs unhandled errors in Safari (ERR-07). Other browsers log them themselves. */
export function logUnhandledErrors(target: EventTarget, userAgent: string): void {
  if (!isSafari(userAgent)) return;
  target.addEventListener('error', (event) =>
    console.error('Unhandled error', (event as ErrorEvent).error),
  );
  target.addEventListener('unhandledrejection', (event) =>
    console.error('Unhandled rejection', (event as PromiseRejectionEvent).reason),
  );
}
