import { changePush, readSavedPush } from './stored-push.ts';
import { addressOf, fetchPublicKey, sendReminders, fingerprintOf } from './server.ts';
import { subscribe } from './subscribe.ts';

/**
 * Subscribes again after the browser dropped the address, and tells the server, while reminders are on.
 * Rejects when that fails; the page then repeats it at its next start.
 */
export async function renewSubscription(manager: PushManager): Promise<void> {
  const saved = await readSavedPush();
  if (!saved) return;
  const key = await fetchPublicKey();
  if (key === null) return;
  const address = addressOf(await subscribe(manager, key));
  const { outcome } = await sendReminders(address, saved);
  if (outcome !== 'delivered') return;
  await changePush(saved.subscription, { told: await fingerprintOf(address, saved) });
}
