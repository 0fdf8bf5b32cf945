import { useEffect, useId, useState } from 'react';
import { business } from '../../content/business.ts';
import { useWords } from '../../i18n/i18n-context.tsx';
import { en } from '../../i18n/words/install/en.ts';
import { Button } from '../../ui/button.tsx';
import { InstallSteps } from './install-steps.tsx';
import { useInstall } from './install-store.ts';
import { dismissOffer } from './install.ts';
import { InstallButton } from './install-button.tsx';

/** The quiet offer at the page's foot: no dialog, nothing that moves, and "Not now" is one press (PWA-02). */
export function InstallEntry() {
  const words = useWords({ en });
  const byHand = useInstall(({ way }) => way === 'ios');
  const [open, setOpen] = useState(false);
  const steps = useId();

  // The page's end, and what has the focus, stay clear of it.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-install-offered', true);
    return () => {
      document.documentElement.toggleAttribute('data-install-offered', false);
    };
  }, []);

  return (
    <section className="install-entry" aria-label={words.label}>
      <p>{words.offer(business.name)}</p>
      <div className="install-answers">
        {byHand ? (
          <Button
            tone="secondary"
            aria-expanded={open}
            aria-controls={steps}
            onClick={() => setOpen(!open)}
          >
            {words.how}
          </Button>
        ) : (
          <InstallButton />
        )}
        <Button tone="quiet" onClick={dismissOffer}>
          {words.later}
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
