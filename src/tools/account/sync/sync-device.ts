import type { SupabaseClient } from '../../../platform/backend/client.ts';
import { changeValue, readValue } from '../../../platform/offline/keyval.ts';
import { authStore } from '../auth-store.ts';
import { followSession } from '../session.ts';
import { saveSyncChoice, syncStore, readSyncChoice, type SyncChoice } from './sync-choice.ts';
import { claimRequests } from './own-requests.ts';
import { syncValue, type Direction, type DeviceValues } from './sync-value.ts';
import { syncedValues } from './synced-values.ts';

const phone: DeviceValues = {
  read: (name) => readValue(name),
  change: (name, work) => changeValue<unknown>(name, work),
};

const lockName = 'niyam-things';

/** Only one tab syncs at a time: two with the same base could restore removed items. */
const alone = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(lockName, work) : work();

/**
 * Syncs this device with the account if the user has agreed; otherwise only links requests that were sent
 * while signed in.
 * Open tools hold the data that they have read, so only the dashboard, where no tool is open, asks for
 * `both`. Never rejects: `syncStore` reports failures, and the next sync repeats them.
 */
export async function syncDevice(direction: Direction): Promise<void> {
  const { user, session } = authStore.getState();
  if (!user || !session) return;
  try {
    await alone(() => syncAll(user.id, direction));
  } catch (error) {
    console.info('The things of this phone still wait', error);
    syncStore.setState({ failed: true });
  } finally {
    syncStore.setState({ running: false });
  }
}

async function syncAll(userId: string, direction: Direction): Promise<void> {
  let syncChoice = await readSyncChoice(userId);
  const client = await followSession();
  if (syncChoice?.choice !== 'yes') {
    await claimRequests(client, userId, false);
    return;
  }
  syncStore.setState({ running: true, failed: false });
  syncChoice = await tellConsent(client, syncChoice);
  for (const value of syncedValues) {
    const base = syncChoice.bases[value.kind] ?? {};
    const met = await syncValue(client, { userId, value, phone, base, direction });
    if (!isStillWanted(userId)) return;
    syncChoice = { ...syncChoice, bases: { ...syncChoice.bases, [value.kind]: met } };
    await saveSyncChoice(syncChoice);
  }
  await claimRequests(client, userId, true);
  if (!isStillWanted(userId)) return;
  await saveSyncChoice({ ...syncChoice, syncedAt: Date.now() });
}

/** False after a sign-out or a no: a running sync must not restore the yes. */
const isStillWanted = (userId: string): boolean =>
  authStore.getState().user?.id === userId && syncStore.getState().syncChoice?.choice === 'yes';

async function tellConsent(client: SupabaseClient, syncChoice: SyncChoice): Promise<SyncChoice> {
  const { consent } = syncChoice;
  if (!consent || consent.isKept) return syncChoice;
  const { error } = await client.from('consents').upsert(
    {
      id: consent.id,
      purpose: 'account-sync',
      notice_version: consent.version,
      language: consent.language,
      agreed_on_device_at: new Date(consent.at).toISOString(),
    },
    { ignoreDuplicates: true },
  );
  if (error) throw error;
  if (!isStillWanted(syncChoice.userId)) return syncChoice;
  const told = { ...syncChoice, consent: { ...consent, isKept: true } };
  await saveSyncChoice(told);
  return told;
}

/**
 * Saves a yes and syncs. `shown` is the text that the user has read. Rejects when storage is full or denied.
 */
export async function sayYes(
  userId: string,
  shown: { version: string; language: string },
): Promise<void> {
  const consent = { id: crypto.randomUUID(), ...shown, at: Date.now(), isKept: false };
  await saveSyncChoice({ userId, choice: 'yes', consent, bases: {} });
  await syncDevice('both');
}

/**
 * Saves a no: this device and the account exchange nothing from now on; saved items stay. Rejects when
 * storage is full or denied, and when the server was not told about the withdrawn consent.
 */
export async function sayNo(userId: string): Promise<void> {
  const before = await readSyncChoice(userId);
  if (before?.consent?.isKept) {
    const client = await followSession();
    const { error } = await client
      .from('consents')
      .update({ withdrawn_at: new Date().toISOString() })
      .eq('id', before.consent.id);
    if (error) throw error;
  }
  await saveSyncChoice({ userId, choice: 'no', bases: {} });
}

/**
 * Syncs changes at the app's start, when the network returns, and when the user leaves the page, so that
 * another device finds them.
 */
export function followSync(): void {
  const up = () => void syncDevice('up');
  up();
  addEventListener('online', up);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') up();
  });
}
