import type { SupabaseClient } from '../../../platform/backend/client.ts';
import { changeValue, readValue } from '../../../platform/offline/keyval.ts';
import { authStore } from '../auth-store.ts';
import { followSession } from '../session.ts';
import { keepKeeping, keepingStore, readKeeping, type Keeping } from './keeping.ts';
import { claimRequests } from './own-requests.ts';
import { syncThing, type Direction, type PhoneValues } from './sync-thing.ts';
import { syncedValues } from './synced-values.ts';

const phone: PhoneValues = {
  read: (name) => readValue(name),
  change: (name, work) => changeValue<unknown>(name, work),
};

const lockName = 'niyam-things';

/** One tab at a time: two with the same base could bring back what was removed. */
const alone = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(lockName, work) : work();

/**
 * Brings the things of this phone and of the account together, where the person has said yes; else only
 * the requests that they sent while signed in become the account's. Tools that are open hold what they have read: only the dashboard, where none is, asks
 * for `both`. Never rejects: what failed is said in `keepingStore` and done the next time.
 */
export async function syncThings(direction: Direction): Promise<void> {
  const { user, session } = authStore.getState();
  if (!user || !session) return;
  try {
    await alone(() => syncAll(user.id, direction));
  } catch (error) {
    console.info('The things of this phone still wait', error);
    keepingStore.setState({ failed: true });
  } finally {
    keepingStore.setState({ running: false });
  }
}

async function syncAll(userId: string, direction: Direction): Promise<void> {
  let keeping = await readKeeping(userId);
  const client = await followSession();
  if (keeping?.choice !== 'yes') {
    await claimRequests(client, userId, false);
    return;
  }
  keepingStore.setState({ running: true, failed: false });
  keeping = await tellConsent(client, keeping);
  for (const thing of syncedValues) {
    const base = keeping.bases[thing.kind] ?? {};
    const met = await syncThing(client, { userId, thing, phone, base, direction });
    if (!isStillWanted(userId)) return;
    keeping = { ...keeping, bases: { ...keeping.bases, [thing.kind]: met } };
    await keepKeeping(keeping);
  }
  await claimRequests(client, userId, true);
  if (!isStillWanted(userId)) return;
  await keepKeeping({ ...keeping, syncedAt: Date.now() });
}

/** False once the person has signed out or stopped it: the yes that is being carried out must not come back. */
const isStillWanted = (userId: string): boolean =>
  authStore.getState().user?.id === userId && keepingStore.getState().keeping?.choice === 'yes';

async function tellConsent(client: SupabaseClient, keeping: Keeping): Promise<Keeping> {
  const { consent } = keeping;
  if (!consent || consent.isKept) return keeping;
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
  if (!isStillWanted(keeping.userId)) return keeping;
  const told = { ...keeping, consent: { ...consent, isKept: true } };
  await keepKeeping(told);
  return told;
}

/**
 * Says yes to keeping this phone's things with the account, and does it. `shown` are the words that the
 * person has read. Rejects when the phone keeps nothing.
 */
export async function sayYes(
  userId: string,
  shown: { version: string; language: string },
): Promise<void> {
  const consent = { id: crypto.randomUUID(), ...shown, at: Date.now(), isKept: false };
  await keepKeeping({ userId, choice: 'yes', consent, bases: {} });
  await syncThings('both');
}

/**
 * Says no, or stops: nothing goes to the account from this phone, and nothing comes. What is there stays.
 * Rejects when the phone keeps nothing, and when the server was not told that a yes is taken back.
 */
export async function sayNo(userId: string): Promise<void> {
  const before = await readKeeping(userId);
  if (before?.consent?.isKept) {
    const client = await followSession();
    const { error } = await client
      .from('consents')
      .update({ withdrawn_at: new Date().toISOString() })
      .eq('id', before.consent.id);
    if (error) throw error;
  }
  await keepKeeping({ userId, choice: 'no', bases: {} });
}

/**
 * Sends what has changed here when the app starts, when there is a network again, and when the page is
 * left: the next phone should find it.
 */
export function followThings(): void {
  const up = () => void syncThings('up');
  up();
  addEventListener('online', up);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') up();
  });
}
