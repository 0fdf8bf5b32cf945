import { useEffect, useRef, useState } from 'react';
import { pageById } from '../../content/catalog.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { analyticsId } from '../../platform/env.ts';
import { Button } from '../../ui/button.tsx';
import { LineDrawing } from '../../ui/icon.tsx';
import { choose, useConsent } from './consent-store.ts';

const useText = textFor('consent');

/** A finger on its way to the page when the banner appears has arrived by then. */
const letThroughMs = 1000;

/**
 * Asks about analytics cookies until the visitor has chosen (CONS-01, CONS-02), and says when the owner has set up
 * no analytics. Both answers take one tap (CONS-06), and the page is usable without an answer (CONS-08).
 */
export function ConsentBanner() {
  const { locale } = useI18n();
  const texts = useText();
  const opener = useConsent((state) => state.opener);
  const banner = useRef<HTMLElement>(null);

  // The end of the page stays readable above the banner.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-consent-asking', true);
    return () => {
      document.documentElement.toggleAttribute('data-consent-asking', false);
    };
  }, []);

  // A press that was meant for what the banner covers reaches it. Keys work at once.
  const [isNew, setIsNew] = useState(!opener);
  useEffect(() => {
    const timer = setTimeout(() => setIsNew(false), letThroughMs);
    return () => clearTimeout(timer);
  }, []);

  // The focus moves to the banner only if the visitor has opened it.
  useEffect(() => {
    if (opener) banner.current?.focus();
  }, [opener]);

  // The button that is pressed goes away with the banner.
  const focusedBefore = useRef<EventTarget | null>(null);
  useEffect(() => {
    const element = banner.current;
    const onFocus = ({ relatedTarget }: FocusEvent) => {
      const isInside = relatedTarget instanceof Node && element?.contains(relatedTarget);
      if (relatedTarget && !isInside) focusedBefore.current = relatedTarget;
    };
    element?.addEventListener('focusin', onFocus);
    return () => element?.removeEventListener('focusin', onFocus);
  }, []);
  function answer(choice: 'accepted' | 'declined') {
    const place = opener ?? focusedBefore.current ?? document.getElementById('main');
    choose(choice);
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
  }

  return (
    <section
      ref={banner}
      tabIndex={-1}
      className="consent-banner"
      style={{ pointerEvents: isNew ? 'none' : undefined }}
      aria-label={texts.label}
    >
      <p>
        {analyticsId ? texts.text : texts.noAnalytics}{' '}
        <a href={addLocalePrefix(pageById('legal/privacy-policy').path, locale)}>{texts.policy}</a>
      </p>
      <div className="consent-answers">
        <Button tone="secondary" onClick={() => answer('accepted')}>
          <LineDrawing path="M4 12l6 6L20 6" />
          {texts.accept}
        </Button>
        <Button tone="secondary" onClick={() => answer('declined')}>
          <LineDrawing path="M6 6l12 12M18 6 6 18" />
          {texts.decline}
        </Button>
      </div>
    </section>
  );
}
