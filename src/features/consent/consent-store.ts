import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { saveSetting } from '../../platform/device/settings.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';

/** The visitor's choice about analytics cookies (CONS-01). */
export type ConsentChoice = 'not-chosen' | 'accepted' | 'declined';

/** Reads the saved choice. Only exactly `true` allows tracking (CONS-05). */
export function consentOf(entry: string | null): ConsentChoice {
  if (entry === 'true') return 'accepted';
  return entry === 'declined' ? 'declined' : 'not-chosen';
}

interface ConsentState {
  choice: ConsentChoice;
  /** The banner is shown: there is no choice yet, or the visitor wants to change it. */
  asking: boolean;
  /** The element that opened the banner again, which gets the focus back; null without one. */
  opener: HTMLElement | null;
}

/** Until the saved choice has been read, nothing is asked and nothing is tracked. */
export const consentStore = createStore<ConsentState>(() => ({
  choice: 'not-chosen',
  asking: false,
  opener: null,
}));

export const useConsent = <T>(select: (state: ConsentState) => T): T =>
  useStore(consentStore, select);

/** Reads the saved choice, and follows changes in other tabs. */
export function watchConsent(): void {
  const read = () => {
    const choice = consentOf(localStorage.getItem(storageKeys.consent));
    consentStore.setState({ choice, asking: choice === 'not-chosen' });
  };
  try {
    read();
  } catch (error) {
    // A browser that denies storage cannot save a choice, so nothing is tracked and nothing is
    // asked.
    console.info('The choice about cookies cannot be read', error);
    return;
  }
  addEventListener('storage', ({ key }) => {
    if (key === storageKeys.consent || key === null) read();
  });
}

/** Saves the visitor's choice. Where storage is denied it lasts for this visit. */
export function choose(choice: 'accepted' | 'declined'): void {
  consentStore.setState({ choice, asking: false, opener: null });
  saveSetting(storageKeys.consent, choice === 'accepted' ? 'true' : 'declined');
}

/** Anchor of links that open the cookie choice. Without scripts it leads to the button in the footer. */
export const cookieChoiceAnchor = 'cookie-choice';

/** Shows the banner again, so that the visitor can change the choice (CONS-07). */
export const askAgain = (opener: HTMLElement): void =>
  consentStore.setState({ asking: true, opener });
