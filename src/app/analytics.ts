import type { RegisteredRouter } from '@tanstack/react-router';
import { startAnalytics, stopAnalytics } from '../features/analytics/analytics.ts';
import { reportLead, reportPageView, watchVisit } from '../features/analytics/watch-visit.ts';
import { consentStore } from '../features/consent/consent-store.ts';
import { onLeadSent } from '../features/leads/lead-sent.ts';
import { canonicalPath } from '../i18n/locale-path.ts';

/** Lets the visitor's choice about cookies decide whether anything is loaded or reported at all. */
export function followConsent(router: RegisteredRouter): void {
  let visit: ReturnType<typeof watchVisit> | undefined;
  const report = () => reportPageView(canonicalPath(location.pathname));

  function follow(): void {
    const accepted = consentStore.getState().choice === 'accepted';
    if (accepted === (visit !== undefined)) return;
    if (accepted) {
      startAnalytics();
      visit = watchVisit();
      report();
    } else {
      visit?.stop();
      visit = undefined;
      stopAnalytics();
    }
  }

  consentStore.subscribe(follow);
  follow();
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!visit || !fromLocation || !pathChanged) return;
    visit.newPage();
    report();
  });
  // Without consent the event is dropped where it is sent.
  onLeadSent(({ formType }) => reportLead(formType));
}
