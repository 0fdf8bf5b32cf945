import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setSharedDevice } from './device/shared-device-store.ts';
import { saveValue, readValue, removeValue } from './offline/keyval.ts';
import { saveStamped, readStamped, removeStamped } from './stamped-draft.ts';

/** A tab's session storage, which writes at once. */
function newTab(): Map<string, string> {
  const tab = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, text: string) => void tab.set(key, text),
    removeItem: (key: string) => void tab.delete(key),
  });
  return tab;
}

let tab: Map<string, string>;
beforeEach(async () => {
  tab = newTab();
  vi.stubGlobal('localStorage', { setItem: () => undefined, removeItem: () => undefined });
  setSharedDevice(false);
  await removeValue('draft');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('text typed just before a reload returns, and is then saved on the device', async () => {
  await saveStamped('draft', { text: 'Ra' }, false);
  // The page closes now. The database does not finish later writes.
  const leaving = saveStamped('draft', { text: 'Ravi' }, true);
  const atUnload = new Map(tab);
  await leaving;
  await saveValue('draft', { text: 'Ra', at: 1000 });
  for (const [key, text] of atUnload) tab.set(key, text);
  expect(await readStamped('draft')).toMatchObject({ text: 'Ravi' });
  await vi.waitFor(async () => expect(await readValue('draft')).toMatchObject({ text: 'Ravi' }));
  await vi.waitFor(() => expect(tab.size).toBe(0));
});

it('a newer text of another tab replaces this tab’s copy', async () => {
  tab.set('niyam.draft.draft', JSON.stringify({ text: 'old', at: 1000 }));
  await saveValue('draft', { text: 'new', at: 2000 });
  expect(await readStamped('draft')).toMatchObject({ text: 'new' });
});

it('the tab deletes its copy once the device has the text, or once the text is dropped', async () => {
  await saveStamped('draft', { text: 'Ravi' }, true);
  expect(tab.size).toBe(0);
  tab.set('niyam.draft.draft', JSON.stringify({ text: 'Ravi', at: Date.now() }));
  await removeStamped('draft');
  expect(tab.size).toBe(0);
  expect(await readStamped('draft')).toBeUndefined();
});

it('a shared phone saves neither copy, and shows neither', async () => {
  tab.set('niyam.draft.draft', JSON.stringify({ text: 'Ravi', at: 1000 }));
  setSharedDevice(true);
  expect(await readStamped('draft')).toBeUndefined();
  tab.clear();
  await saveStamped('draft', { text: 'Ravi' }, true);
  expect(tab.size).toBe(0);
});
