import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { saveSetting } from '../../platform/device/settings.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';

/** What the visitor said about analytics cookies (CONS-01). */
export type ConsentChoice = 'not-chosen' | 'accepted' | 'declined';

/** Reads the stored entry. Anything but exactly `true` means no tracking (CONS-05). */
export function consentOf(entry: string | null): ConsentChoice {
  if (entry === 'true') return 'accepted';
  return entry === 'declined' ? 'declined' : 'not-chosen';
}

interface ConsentState {
  choice: ConsentChoice;
  /** The banner is shown: nothing is chosen yet, or the visitor wants to choose again. */
  asking: boolean;
  /** What asked for the banner again, and gets the focus back; null when nothing did. */
  opener: HTMLElement | null;
}

/** Until the app has read the entry nobody is asked and nothing is tracked. */
export const consentStore = createStore<ConsentState>(() => ({
  choice: 'not-chosen',
  asking: false,
  opener: null,
}));

export const useConsent = <T>(select: (state: ConsentState) => T): T =>
  useStore(consentStore, select);

/** Reads the stored choice, and follows it when another tab changes it. */
export function watchConsent(): void {
  const read = () => {
    const choice = consentOf(localStorage.getItem(storageKeys.consent));
    consentStore.setState({ choice, asking: choice === 'not-chosen' });
  };
  try {
    read();
  } catch (error) {
    // A browser that denies its storage cannot keep a choice: nobody is tracked, nobody is asked.
    console.info('The choice about cookies cannot be read', error);
    return;
  }
  addEventListener('storage', ({ key }) => {
    if (key === storageKeys.consent || key === null) read();
  });
}

/** Keeps the visitor's choice on this phone; where the phone keeps nothing it holds for this visit. */
export function choose(choice: 'accepted' | 'declined'): void {
  const { opener } = consentStore.getState();
  consentStore.setState({ choice, asking: false, opener: null });
  opener?.focus();
  saveSetting(storageKeys.consent, choice === 'accepted' ? 'true' : 'declined');
}

/** Where a link leads that asks about cookies again: to the button in the footer where there are no scripts. */
export const cookieChoiceAnchor = 'cookie-choice';

/** Shows the banner again, so that the choice can be changed (CONS-07). */
export const askAgain = (opener: HTMLElement): void =>
  consentStore.setState({ asking: true, opener });
