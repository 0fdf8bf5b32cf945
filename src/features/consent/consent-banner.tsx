import { useEffect, useRef } from 'react';
import { pageById } from '../../content/catalog.ts';
import { useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { Button } from '../../ui/button.tsx';
import { choose, useConsent } from './consent-store.ts';

/**
 * Asks about analytics cookies until the visitor has chosen (CONS-01, CONS-02). Both answers take one tap
 * (CONS-06), and the page is usable without an answer (CONS-08).
 */
export function ConsentBanner() {
  const { locale, messages } = useI18n();
  const { consent } = messages;
  const asking = useConsent(({ asking: isAsking }) => isAsking);
  const opener = useConsent((state) => state.opener);
  const banner = useRef<HTMLElement>(null);

  // The end of the page stays readable above the banner.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-consent-asking', asking);
  }, [asking]);

  // The focus moves to the banner only if the visitor has opened it.
  useEffect(() => {
    if (opener) banner.current?.focus();
  }, [opener]);

  if (!asking) return null;
  return (
    <section ref={banner} tabIndex={-1} className="consent-banner" aria-label={consent.label}>
      <p>
        {consent.text}{' '}
        <a href={addLocalePrefix(pageById('legal/privacy-policy').path, locale)}>
          {consent.policy}
        </a>
      </p>
      <div className="consent-answers">
        <Button tone="secondary" onClick={() => choose('accepted')}>
          {consent.accept}
        </Button>
        <Button tone="secondary" onClick={() => choose('declined')}>
          {consent.decline}
        </Button>
      </div>
    </section>
  );
}
