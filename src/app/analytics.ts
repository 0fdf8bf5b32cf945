import type { RegisteredRouter } from '@tanstack/react-router';
import { consentStore } from '../features/consent/consent-store.ts';
import { canonicalPath } from '../i18n/locale-path.ts';

/**
 * Lets the visitor's choice about cookies decide whether anything is loaded or reported at all. The
 * code that reports is itself fetched only after Accept.
 */
export function followConsent(router: RegisteredRouter): void {
  let counting: Promise<Counting> | undefined;

  function follow(): void {
    const accepted = consentStore.getState().choice === 'accepted';
    if (accepted === (counting !== undefined)) return;
    if (accepted) {
      counting = startCounting();
      counting.then(({ page }) => page(), report);
    } else {
      counting?.then(({ stop }) => stop(), report);
      counting = undefined;
    }
  }

  consentStore.subscribe(follow);
  follow();
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) counting?.then(({ page }) => page(), report);
  });
}

interface Counting {
  /** Another page is on screen. */
  page: () => void;
  stop: () => void;
}

async function startCounting(): Promise<Counting> {
  const [{ startAnalytics, stopAnalytics }, { reportPageView, watchVisit }] = await Promise.all([
    import('../features/analytics/analytics.ts'),
    import('../features/analytics/watch-visit.ts'),
  ]);
  startAnalytics();
  const visit = watchVisit();
  return {
    page() {
      visit.newPage();
      reportPageView(canonicalPath(location.pathname));
    },
    stop() {
      visit.stop();
      stopAnalytics();
    },
  };
}

const report = (error: unknown) => console.info('Visits are not counted', error);
