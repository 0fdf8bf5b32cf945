import { isSafari } from '../platform/device/is-safari.ts';

/** Logs what nobody handled, in Safari only (specification, section 8; ERR-07): others do it themselves. */
export function logUnhandledErrors(target: EventTarget, userAgent: string): void {
  if (!isSafari(userAgent)) return;
  target.addEventListener('error', (event) =>
    console.error('Unhandled error', (event as ErrorEvent).error),
  );
  target.addEventListener('unhandledrejection', (event) =>
    console.error('Unhandled rejection', (event as PromiseRejectionEvent).reason),
  );
}
