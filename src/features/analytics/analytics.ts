import { deleteCookie } from '../../platform/clear-device.ts';
import { analyticsHost, analyticsId } from '../../platform/env.ts';
import { trustScript } from '../../platform/trusted-types.ts';

/** What an event may carry: language-neutral words and numbers, nothing a visitor typed (ANLT-09). */
export type EventParameters = Record<string, string | number | boolean>;

/** The tag manager's queue, which its script reads when it has come. */
declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

let running = false;

/**
 * Loads the analytics script. To be called only when the visitor has accepted (CONS-03); without a
 * measurement id nothing is ever requested (ANLT-01).
 */
export function startAnalytics(): void {
  if (!analyticsId || running) return;
  running = true;
  setDisabled(false);
  if (window.dataLayer) return;
  window.dataLayer = [];
  // The tag manager knows its commands by their being `arguments`, not an array.
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

/** Sends an event, if the visitor has accepted and there is a network; else it is dropped (ANLT-10). */
export function sendEvent(name: string, parameters: EventParameters = {}): void {
  if (!running || !navigator.onLine) return;
  // Said anew each time: what the tag manager reports by itself must not read the address either.
  command('set', whereabouts());
  command('event', name, { ...whereabouts(), ...parameters });
}

/** The address without its query: that may carry what a visitor typed, or a token (ANLT-09). */
const whereabouts = () => ({
  page_location: location.origin + location.pathname,
  page_referrer: '',
});

const command: (...parts: unknown[]) => void = function () {
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer?.push(arguments);
};

/** The tag manager's own switch, which it reads before each request. */
function setDisabled(disabled: boolean): void {
  (window as unknown as Record<string, unknown>)[`ga-disable-${analyticsId}`] = disabled;
}
