import { useEffect, useId, useState } from 'react';
import { business } from '../../content/business.ts';
import { textFor } from '../../locales/text.tsx';
import { Button } from '../../ui/button.tsx';
import { InstallSteps } from './install-steps.tsx';
import { useInstall } from './install-store.ts';
import { dismissOffer } from './install.ts';
import { InstallButton } from './install-button.tsx';

const useText = textFor('install');

/**
 * The offer to install at the foot of the page: no dialog, no motion, and "Not now" takes one tap (PWA-02).
 */
export function InstallEntry() {
  const texts = useText();
  const byHand = useInstall(({ way }) => way === 'ios');
  const [open, setOpen] = useState(false);
  const steps = useId();

  // The end of the page, and the focused element, stay visible.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-install-offered', true);
    return () => {
      document.documentElement.toggleAttribute('data-install-offered', false);
    };
  }, []);

  return (
    <section className="install-entry" aria-label={texts.label}>
      <p>{texts.offer(business.name)}</p>
      <div className="install-answers">
        {byHand ? (
          <Button
            tone="secondary"
            aria-expanded={open}
            aria-controls={steps}
            onClick={() => setOpen(!open)}
          >
            {texts.how}
          </Button>
        ) : (
          <InstallButton />
        )}
        <Button tone="quiet" onClick={dismissOffer}>
          {texts.later}
        </Button>
      </div>
      {open && (
        <div id={steps}>
          <InstallSteps />
        </div>
      )}
    </section>
  );
}
