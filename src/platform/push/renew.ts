import { changePush, readKeptPush } from './stored-push.ts';
import { addressOf, fetchPublicKey, tellReminders, toldOf } from './server.ts';
import { subscribe } from './subscribe.ts';

/**
 * The browser has taken the phone's address away: asks for a new one and tells the server, while reminders
 * are on. Where that cannot be done now the page does it when it is opened. Rejects then.
 */
export async function renewSubscription(manager: PushManager): Promise<void> {
  const kept = await readKeptPush();
  if (!kept) return;
  const key = await fetchPublicKey();
  if (key === null) return;
  const address = addressOf(await subscribe(manager, key));
  const { outcome } = await tellReminders(address, kept);
  if (outcome !== 'delivered') return;
  await changePush(kept.subscription, { told: await toldOf(address, kept) });
}
