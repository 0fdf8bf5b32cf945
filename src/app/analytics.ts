import type { RegisteredRouter } from '@tanstack/react-router';
import { consentStore } from '../features/consent/consent-store.ts';
import { canonicalPath } from '../i18n/locale-path.ts';

/**
 * Loads and reports analytics only after the visitor has accepted cookies. The reporting code itself loads
 * after Accept.
 */
export function followConsent(router: RegisteredRouter): void {
  let counting: Promise<Counting> | undefined;

  function follow(): void {
    const accepted = consentStore.getState().choice === 'accepted';
    if (accepted === (counting !== undefined)) return;
    if (accepted) {
      const asked = loadCounting();
      counting = asked;
      // A visitor who changes the choice while the code loads starts nothing.
      asked.then((visit) => counting === asked && visit.start(), report);
    } else {
      // Also deletes the cookies of an earlier visit when this one has not started.
      counting?.then((visit) => visit.stop(), report);
      counting = undefined;
    }
  }

  consentStore.subscribe(follow);
  follow();
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) counting?.then((visit) => visit.page(), report);
  });
}

interface Counting {
  /** Starts to count and reports the page. */
  start: () => void;
  /** Reports a new page view. */
  page: () => void;
  /** Stops counting and deletes the analytics cookies. */
  stop: () => void;
}

async function loadCounting(): Promise<Counting> {
  const [{ startAnalytics, stopAnalytics }, { reportPageView, watchVisit }] = await Promise.all([
    import('../features/analytics/analytics.ts'),
    import('../features/analytics/watch-visit.ts'),
  ]);
  const reportPage = () => reportPageView(canonicalPath(location.pathname));
  let visit: ReturnType<typeof watchVisit> | undefined;
  return {
    start() {
      startAnalytics();
      visit = watchVisit();
      reportPage();
    },
    page() {
      visit?.newPage();
      reportPage();
    },
    stop() {
      visit?.stop();
      stopAnalytics();
    },
  };
}

const report = (error: unknown) => console.info('Visits are not counted', error);
