import { useState, useSyncExternalStore } from 'react';
import { textFor, useI18n } from '../../locales/text.tsx';
import type { FormSigns } from './lead-payload.ts';
import { isTrapFilled } from './lead-trap.tsx';

const useText = textFor('lead');

const nothingChanges = () => () => undefined;

/** False only while a prerendered page becomes interactive. */
const useIsLive = () =>
  useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );

/**
 * Returns the signs of how the form is filled in, for the lead's headers
 * (docs/decisions/0009-lead-intake.md).
 */
export function useFormSigns() {
  const { locale } = useI18n();
  const { notice } = useText();
  const isLive = useIsLive();
  // A prerendered form can be filled in from the start of the page, where performance.now() counts
  // from.
  const [shownAt, setShownAt] = useState(() => (isLive ? performance.now() : 0));

  return {
    /**
     * `restored`: most of the text was typed earlier, so the open time is unknown. The attribute says the
     * same of text that was typed before the app loaded (platform/early-text.ts).
     */
    signsOf: (form: HTMLFormElement, restored: boolean): FormSigns => ({
      notice: `${notice.version}/${locale}`,
      openMs:
        restored || 'restored' in form.dataset ? null : Math.round(performance.now() - shownAt),
      trapped: isTrapFilled(new FormData(form)),
    }),
    /** Call this when the form is shown for another request. */
    shownAgain: () => setShownAt(performance.now()),
  };
}
