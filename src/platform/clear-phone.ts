import { showAppBadge } from './device/app-badge.ts';
import { markPhoneCleared } from './phone-cleared.ts';

/** What was removed from this phone, and what the browser would not let go. */
export interface Cleared {
  databases: number;
  caches: number;
  settings: number;
  workers: number;
  pushSubscriptions: number;
  /** Names of what is still there. */
  left: string[];
}

/** Longer than a tab needs to let go of a database. */
const blockedMs = 5000;

/**
 * Removes everything this site keeps on this phone: databases, caches, settings, the worker and its
 * push subscription. Settings in `keep` are written anew. Other tabs let go of the databases by themselves. (TRUST-04)
 */
export async function clearPhone(keep: Readonly<Record<string, string>> = {}): Promise<Cleared> {
  markPhoneCleared();
  const left: string[] = [];
  /** How many of these could be removed. */
  async function removeAll<T>(
    items: readonly T[],
    name: (item: T) => string,
    remove: (item: T) => Promise<unknown>,
  ) {
    const results = await Promise.allSettled(items.map(remove));
    results.forEach((result, index) => {
      const item = items[index];
      if (result.status === 'rejected' && item !== undefined) left.push(name(item));
    });
    return results.filter(({ status }) => status === 'fulfilled').length;
  }

  const registrations = [...((await navigator.serviceWorker?.getRegistrations()) ?? [])];
  const subscriptions = (
    await Promise.all(
      registrations.map(({ pushManager }) => pushManager?.getSubscription() ?? null),
    )
  ).filter((subscription) => subscription !== null);
  const databases = (await databaseNames()).filter((name) => name !== '');
  const cacheNames = 'caches' in globalThis ? await caches.keys() : [];
  const settings = localStorage.length + sessionStorage.length;

  const pushSubscriptions = await removeAll(
    subscriptions,
    () => 'push',
    (each) => each.unsubscribe(),
  );
  const workers = await removeAll(
    registrations,
    ({ scope }) => scope,
    (each) => each.unregister(),
  );
  for (const cookie of document.cookie.split('; ').filter(Boolean)) {
    deleteCookie(cookie.split('=')[0] ?? '');
  }
  await showAppBadge(0);
  localStorage.clear();
  // At once: other tabs must not take the phone for another one meanwhile.
  for (const [key, value] of Object.entries(keep)) localStorage.setItem(key, value);
  sessionStorage.clear();
  // The browser tells other tabs alone; what this one remembers must go as well.
  dispatchEvent(new StorageEvent('storage', { key: null }));
  return {
    pushSubscriptions,
    workers,
    settings,
    caches: await removeAll(
      cacheNames,
      (name) => name,
      (name) => caches.delete(name),
    ),
    databases: await removeAll(databases, (name) => name, deleteDatabase),
    left,
  };
}

/** Deletes a cookie on this host and on every domain above it, wherever a script has put it. */
export function deleteCookie(name: string): void {
  const parts = location.hostname.split('.');
  const above = parts.slice(0, -1).map((_, index) => `; domain=.${parts.slice(index).join('.')}`);
  for (const domain of ['', ...above]) document.cookie = `${name}=; Max-Age=0; path=/${domain}`;
}

async function databaseNames(): Promise<string[]> {
  // A browser that cannot list them still has ours, if any.
  if (!indexedDB.databases) return ['niyam', 'niyam-small'];
  return (await indexedDB.databases()).map(({ name }) => name ?? '');
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    const giveUp = setTimeout(() => reject(new Error(`${name} is held by another tab`)), blockedMs);
    request.addEventListener('success', () => {
      clearTimeout(giveUp);
      resolve();
    });
    request.addEventListener('error', () => {
      clearTimeout(giveUp);
      reject(request.error ?? new Error(`${name} was not deleted`));
    });
  });
}
