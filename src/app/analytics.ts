import type { RegisteredRouter } from '@tanstack/react-router';
import { consentStore } from '../features/consent/consent-store.ts';
import { canonicalPath } from '../i18n/locale-path.ts';

/**
 * Lets the visitor's choice about cookies decide whether anything is loaded or reported at all. The
 * code that reports is itself fetched only after Accept.
 */
export function followConsent(router: RegisteredRouter): void {
  let counting: Promise<Counting | undefined> | undefined;

  function follow(): void {
    const accepted = consentStore.getState().choice === 'accepted';
    if (accepted === (counting !== undefined)) return;
    if (accepted) {
      // Who thinks better of it while the code is on its way has nothing started.
      const asked: typeof counting = loadCounting().then((start) =>
        counting === asked ? start() : undefined,
      );
      counting = asked;
      asked.then((visit) => visit?.page(), report);
    } else {
      counting?.then((visit) => visit?.stop(), report);
      counting = undefined;
    }
  }

  consentStore.subscribe(follow);
  follow();
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) counting?.then((visit) => visit?.page(), report);
  });
}

interface Counting {
  /** Another page is on screen. */
  page: () => void;
  stop: () => void;
}

async function loadCounting(): Promise<() => Counting> {
  const [{ startAnalytics, stopAnalytics }, { reportPageView, watchVisit }] = await Promise.all([
    import('../features/analytics/analytics.ts'),
    import('../features/analytics/watch-visit.ts'),
  ]);
  return () => {
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
  };
}

const report = (error: unknown) => console.info('Visits are not counted', error);
