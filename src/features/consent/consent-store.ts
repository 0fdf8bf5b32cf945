import { createStore } from 'zustand/vanilla';
import { storageKeys } from '../../platform/device/storage-keys.ts';

/** What the visitor said about analytics cookies (CONS-01). */
export type ConsentChoice = 'not-chosen' | 'accepted' | 'declined';

/** Reads the stored entry. Anything but exactly `true` means no tracking (CONS-05). */
export function consentOf(entry: string | null): ConsentChoice {
  if (entry === 'true') return 'accepted';
  return entry === 'declined' ? 'declined' : 'not-chosen';
}

const stored = () =>
  typeof localStorage === 'undefined' ? null : localStorage.getItem(storageKeys.consent);

export const consentStore = createStore<{ choice: ConsentChoice }>(() => ({
  choice: consentOf(stored()),
}));

/** Keeps the visitor's choice on this phone. */
export function choose(choice: 'accepted' | 'declined'): void {
  localStorage.setItem(storageKeys.consent, choice === 'accepted' ? 'true' : 'declined');
  consentStore.setState({ choice });
}
