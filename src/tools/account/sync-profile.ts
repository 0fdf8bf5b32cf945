import type { SupabaseClient } from '../../platform/backend/client.ts';
import type { OutboxItem } from '../../platform/offline/db.ts';
import { openOutbox, openOutboxIfUsed } from '../../platform/offline/outbox-access.ts';
import type { SendResult } from '../../platform/offline/sender.ts';
import { follow, submit, type Submitted } from '../../platform/offline/submit.ts';
import { authStore } from './auth-store.ts';
import { saveIdentity } from './identity.ts';
import { addConflicts } from './profile-conflicts.ts';
import { addEdits, valuesOf, waitingEdits, type ProfileEdits } from './profile-edits.ts';
import { notSignedIn, sender as profileSender } from './profile.outbox.ts';
import type { ProfileFields } from './profile.ts';
import { sendProfileEdits } from './send-profile-edits.ts';

/** Sends a waiting change of the signed-in user, and shows the server's values afterwards. */
export async function syncProfile(
  client: SupabaseClient,
  item: OutboxItem,
  signal: AbortSignal,
): Promise<SendResult> {
  const payload = item.payload as ProfileEdits;
  const isHere = () => authStore.getState().user?.id === payload.userId;
  if (!isHere() || !authStore.getState().session) return notSignedIn;
  const sent = { id: item.id, now: Date.now(), signal };
  const { result, answer } = await sendProfileEdits(client, payload, sent);
  // The user has signed out meanwhile.
  if (!answer || !isHere()) return result;
  const { profile } = answer;
  const confirmedAt = Date.now();
  await addConflicts(payload.userId, answer.conflicts);
  authStore.setState({ profile, confirmedAt });
  const { user } = authStore.getState();
  if (user) await saveIdentity({ user, profile, confirmedAt });
  return result;
}

/**
 * Saves changes to the profile on this device and sends them when possible (PROF-11). A waiting item absorbs
 * them, so that the user's edits do not conflict with each other.
 * Throws StorageRefusedError when they were neither saved nor sent.
 */
export async function changeProfile(userId: string, changes: ProfileFields): Promise<Submitted> {
  const seen = authStore.getState().profile?.version ?? 0;
  const fresh = addEdits({ userId, seen, edits: {}, earlier: {} }, changes, Date.now());
  const waiting = await waitingHere(userId);
  const last = waiting.at(-1);
  if (last) {
    const payload = addEdits(last.payload, changes, Date.now());
    const outbox = await openOutbox();
    const { schemaVersion } = profileSender;
    if (await outbox.edit(last.item.id, { payload, schemaVersion })) {
      return follow(outbox, last.item);
    }
  }
  // The last change is being sent now.
  const payload = { ...fresh, earlier: last ? valuesOf(last.payload) : {} };
  return submit(profileSender, { id: crypto.randomUUID(), payload });
}

async function waitingHere(userId: string) {
  try {
    return waitingEdits(await (await openOutboxIfUsed())?.list(), userId);
  } catch (error) {
    console.info('Nothing can wait on this phone', error);
    return [];
  }
}

/** Sends the user's waiting changes, including those that waited for a sign-in. */
export async function sendWaitingEdits(userId: string): Promise<void> {
  try {
    const outbox = await openOutboxIfUsed();
    if (!outbox) return;
    const waiting = waitingEdits(await outbox.list(), userId);
    for (const { item } of waiting.filter(({ item: { state } }) => state === 'held')) {
      await outbox.tryAgain(item.id);
    }
    if (waiting.length > 0) await outbox.drainUnreached();
  } catch (error) {
    console.error('Changes to the profile still wait', error);
  }
}
