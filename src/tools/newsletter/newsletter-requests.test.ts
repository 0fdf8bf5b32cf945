import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { provideOutbox, showOutboxItems } from '../../platform/offline/outbox-access.ts';
import type { PageOutbox } from '../../platform/offline/outbox-access.ts';
import { newOutbox, startFakeServer } from '../../../tests/support/fake-server.ts';
import { askForNewsletter } from './newsletter-requests.ts';
import { sender as newsletterSender } from './newsletter.outbox.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a newsletter request that waits for a Wi-Fi’s sign-in page says so, as a lead does', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const server = startFakeServer();
  server.setFaults(['captive-portal']);
  const { db, outbox } = newOutbox(server, {
    senders: [newsletterSender],
    onChange: () => void db.outbox.toArray().then(showOutboxItems),
  });
  const page: PageOutbox = { ...outbox, close: () => undefined };
  provideOutbox(async () => async () => page);
  const request = {
    submissionId: crypto.randomUUID(),
    email: 'vendor@example.com',
    locale: 'en',
    consent: '1/en',
  };
  expect(await askForNewsletter(request)).toEqual({ is: 'queued', loginPage: true });
});
