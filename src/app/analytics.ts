import type { RegisteredRouter } from '@tanstack/react-router';
import { consentStore } from '../features/consent/consent-store.ts';
import { canonicalPath } from '../i18n/locale-path.ts';

/**
 * Loads and reports analytics only after the visitor has accepted cookies. The reporting code itself loads
 * after Accept.
 */
export function followConsent(router: RegisteredRouter): void {
  let counting: Promise<Counting | undefined> | undefined;

  function follow(): void {
    const accepted = consentStore.getState().choice === 'accepted';
    if (accepted === (counting !== undefined)) return;
    if (accepted) {
      // A visitor who changes the choice while the code loads starts nothing.
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
  /** Reports a new page view. */
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
