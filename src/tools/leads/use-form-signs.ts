import { useState, useSyncExternalStore } from 'react';
import { textFor, useI18n } from '../../locales/text.tsx';
import type { FormSigns } from './lead-payload.ts';
import { isTrapFilled } from './lead-trap.tsx';

const useText = textFor('lead');

const nothingChanges = () => () => undefined;

/** False only while a page that was written at build comes alive. */
const useIsLive = () =>
  useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );

/** How the form is filled in, for the headers that go with the lead (docs/decisions/0009-lead-intake.md). */
export function useFormSigns() {
  const { locale } = useI18n();
  const { notice } = useText();
  const isLive = useIsLive();
  // A form that stood in the page before the app arrived could be filled in from the page's beginning,
  // which is where performance.now() counts from.
  const [shownAt, setShownAt] = useState(() => (isLive ? performance.now() : 0));

  return {
    /**
     * `restored`: most of it was typed earlier, so that the time since the display tells nothing. The
     * attribute says the same of what was typed before the app came (platform/early-text.ts).
     */
    signsOf: (form: HTMLFormElement, restored: boolean): FormSigns => ({
      notice: `${notice.version}/${locale}`,
      openMs:
        restored || 'restored' in form.dataset ? null : Math.round(performance.now() - shownAt),
      trapped: isTrapFilled(new FormData(form)),
    }),
    /** The form is shown anew, for another request. */
    shownAgain: () => setShownAt(performance.now()),
  };
}
