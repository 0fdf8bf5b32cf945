import type { Page } from '@playwright/test';

/** The browser's own connection to the site's service worker. */
async function workerSession(page: Page, siteUrl: string) {
  const session = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(siteUrl));
      if (ours) resolve(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return { session, registrationId: await found };
}

/** Returns a function that triggers Background Sync in the service worker, as the browser does. */
export async function workerWaker(page: Page, siteUrl: string) {
  const { session, registrationId } = await workerSession(page, siteUrl);
  return async ({ lastChance }: { lastChance: boolean }) => {
    await session.send('ServiceWorker.dispatchSyncEvent', {
      origin: siteUrl,
      registrationId,
      tag: 'niyam-outbox',
      lastChance,
    });
  };
}

/** Returns a function that delivers a push message to the service worker, as a push service does. */
export async function pushMessenger(page: Page, siteUrl: string) {
  const { session, registrationId } = await workerSession(page, siteUrl);
  return async (data: string) => {
    await session.send('ServiceWorker.deliverPushMessage', {
      origin: siteUrl,
      registrationId,
      data,
    });
  };
}

/** Kills every worker of the browser during its work. */
export async function stoppedWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
}
