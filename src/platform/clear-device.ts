import { showAppBadge } from './device/app-badge.ts';
import { markDeviceCleared } from './device-cleared.ts';

/** Counts of the removed data, and the names of data that the browser did not remove. */
export interface Cleared {
  databases: number;
  caches: number;
  settings: number;
  workers: number;
  pushSubscriptions: number;
  /** Names of the data that is still on the device. */
  left: string[];
}

/** Longer than another tab needs to close a database. */
const blockedMs = 5000;

/**
 * Removes all data of this site from the device: databases, caches, settings, worker and push subscription.
 * Then writes the settings in `restored` again. Other tabs close their databases by themselves (TRUST-04).
 */
export async function clearDevice(
  restored: Readonly<Record<string, string>> = {},
): Promise<Cleared> {
  markDeviceCleared();
  const left: string[] = [];
  /** Removes each item and returns the number of removed items. */
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
  // Restored before anything else: other tabs react to the removed settings at once.
  for (const [key, value] of Object.entries(restored)) localStorage.setItem(key, value);
  sessionStorage.clear();
  // The browser sends this event to other tabs only; the stores of this tab need it too.
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

/** Deletes a cookie on this host and on every domain above it, because a script can set it on any of them. */
export function deleteCookie(name: string): void {
  const parts = location.hostname.split('.');
  const above = parts.slice(0, -1).map((_, index) => `; domain=.${parts.slice(index).join('.')}`);
  for (const domain of ['', ...above]) document.cookie = `${name}=; Max-Age=0; path=/${domain}`;
}

async function databaseNames(): Promise<string[]> {
  // An older browser cannot list databases. These are the names of ours.
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
