import type { RegisteredRouter } from '@tanstack/react-router';
import { authStore } from '../tools/account/auth-store.ts';
import { watchConsent } from '../features/consent/consent-store.ts';
import { followConsent } from './analytics.ts';
import { askFromCookieLinks } from './cookie-links.ts';
import { watchLowData } from '../platform/device/low-data-store.ts';
import { readSetting } from '../platform/device/settings.ts';
import { storageKeys } from '../platform/device/storage-keys.ts';
import { followInstall } from './install.ts';
import { watchDeviceModes } from '../platform/device/modes-store.ts';
import { watchSharedDevice } from '../platform/device/shared-device-store.ts';
import { watchNetwork } from '../platform/device/network-store.ts';
import { loadPart } from '../platform/load-part.ts';
import { followClearing } from '../platform/device-cleared.ts';
import {
  closeOutbox,
  provideOutbox,
  startOutboxIfUsed,
} from '../platform/offline/outbox-access.ts';
import { registerServiceWorker } from '../platform/offline/sw-bridge.ts';
import { closeLeadFormOnBack, openLeadFormsFromLinks } from './lead-links.ts';
import { logUnhandledErrors } from './unhandled-errors.ts';
import { sayWhatIsDueSoon } from './say-what-is-due.ts';
import { saveSite } from './save-site.ts';
import { watchWhereToStart } from './shell/screen-first.ts';
import { followForms, followLinks, followPages, readAhead } from './navigation.ts';

/** Starts all features when the app has become interactive. */
export function startApp(router: RegisteredRouter): void {
  logUnhandledErrors(window, navigator.userAgent);
  watchLowData();
  watchDeviceModes();
  watchNetwork();
  followClearing();
  watchSharedDevice(() => {
    closeOutbox().catch((error: unknown) => console.error('The outbox is still open', error));
  });
  // Browsers can restore a left page, on a shared device with the previous person's text.
  addEventListener('pageshow', ({ persisted }) => {
    // Read from storage, because a page in the back/forward cache receives no change.
    if (persisted && readSetting(storageKeys.sharedDevice) === 'on') location.reload();
  });
  watchConsent();
  restoreSignIn();
  askFromCookieLinks();
  openLeadFormsFromLinks(router.options.context);
  followConsent(router);
  closeLeadFormOnBack(router);
  followLinks(router);
  followForms(router);
  readAhead(router);
  watchWhereToStart(router);
  followPages(router);
  import('./live-figures.ts').then(
    ({ followFigures }) => followFigures(router),
    (error: unknown) => console.info('Figures show the warnings of the build', error),
  );
  provideOutbox(async () => {
    const { announceAnswers, announceSentLeads, startPageOutbox } = await loadPart(
      () => import('./page-outbox.ts'),
    );
    announceSentLeads(router.options.context);
    announceAnswers(router.options.context);
    return startPageOutbox;
  });
  startOutboxIfUsed();
  followReminders();
  saveSite();
  followInstall(router);
  sayWhatIsDueSoon();
  registerServiceWorker().catch((error: unknown) =>
    console.error('The service worker could not be registered', error),
  );
}

/** Sends missing changes of reminders at the start and when the network returns. */
function followReminders(): void {
  const sync = () => {
    if (readSetting(storageKeys.reminders) === null) return;
    import('../platform/push/push.ts').then(
      ({ syncReminders }) => syncReminders(),
      (error: unknown) => console.info('The reminders are brought up to date later', error),
    );
  };
  sync();
  addEventListener('online', sync);
}

/** Without a session nothing is downloaded. */
function restoreSignIn(): void {
  if (readSetting(storageKeys.signedIn) !== 'yes') {
    authStore.setState({ loading: false });
    return;
  }
  import('../tools/account/session.ts').then(
    ({ restoreSession }) => restoreSession(),
    (error: unknown) => {
      console.error('The session cannot be restored', error);
      authStore.setState({ loading: false });
    },
  );
}
