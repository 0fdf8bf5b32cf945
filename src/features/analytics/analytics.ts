import { deleteCookie } from '../../platform/clear-device.ts';
import { analyticsHost, analyticsId } from '../../platform/env.ts';
import { trustScript } from '../../platform/trusted-types.ts';

/** Parameters of an event: language-neutral words and numbers, never typed text (ANLT-09). */
export type EventParameters = Record<string, string | number | boolean>;

/** The tag manager's queue, which its script reads when it has loaded. */
declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

let running = false;

/**
 * Loads the analytics script. Call it only after the visitor has accepted (CONS-03). Without a measurement id
 * it requests nothing (ANLT-01).
 */
export function startAnalytics(): void {
  if (!analyticsId || running) return;
  running = true;
  setDisabled(false);
  if (window.dataLayer) return;
  window.dataLayer = [];
  // The tag manager requires `arguments` objects; it ignores arrays.
  command('js', new Date());
  command('set', whereabouts());
  command('config', analyticsId, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = trustScript(`${analyticsHost}/gtag/js?id=${encodeURIComponent(analyticsId)}`);
  document.head.append(script);
}

/** Stops all events at once and deletes the analytics cookies (CONS-07). */
export function stopAnalytics(): void {
  running = false;
  if (!analyticsId) return;
  setDisabled(true);
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (name.startsWith('_ga')) deleteCookie(name);
  }
}

/** Sends an event if the visitor has accepted and there is a network; otherwise drops it (ANLT-10). */
export function sendEvent(name: string, parameters: EventParameters = {}): void {
  if (!running || !navigator.onLine) return;
  // Set before each event, because the tag manager's own events must not read the address either.
  command('set', whereabouts());
  command('event', name, { ...whereabouts(), ...parameters });
}

/** Returns the address without its query, which may contain typed text or a token (ANLT-09). */
const whereabouts = () => ({
  page_location: location.origin + location.pathname,
  page_referrer: '',
});

const command: (...parts: unknown[]) => void = function () {
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer?.push(arguments);
};

/** Sets the tag manager's own switch, which it reads before each request. */
function setDisabled(disabled: boolean): void {
  (window as unknown as Record<string, unknown>)[`ga-disable-${analyticsId}`] = disabled;
}
