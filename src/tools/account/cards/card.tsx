import { useId, type ReactNode } from 'react';
import { textFor } from '../../../locales/text.tsx';
import { useNetwork } from '../../../platform/device/network-store.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';

const useText = textFor('dashboard');

/** State of a card's data. */
export type CardState = 'loading' | 'unreadable' | 'unanswered' | 'shared' | 'ready';

/** The next action of a card. */
interface CardAction {
  label: string;
  href: string;
}

interface CardProps {
  title: string;
  state: CardState;
  /** Reads again after the device (`unreadable`) or the account (`unanswered`) failed. */
  onTryAgain?: () => void;
  action: CardAction;
  /** Text without a network. Default: the data comes from this device. */
  offline?: string | undefined;
  children: ReactNode;
}

/** A card of the dashboard with its state and one next action (PROF-09). */
export function Card({ title, state, onTryAgain, action, offline, children }: CardProps) {
  const texts = useText();
  const isOffline = useNetwork((network) => network.offline);
  const heading = useId();
  return (
    <section className="dash-card" aria-labelledby={heading} aria-busy={state === 'loading'}>
      <h2 id={heading}>{title}</h2>
      <div className="dash-card-body">
        {state === 'loading' && <p>{texts.loading}</p>}
        {(state === 'unreadable' || state === 'unanswered') && (
          <>
            <p>{texts[state]}</p>
            <Button tone="quiet" onClick={onTryAgain}>
              {texts.tryAgain}
            </Button>
          </>
        )}
        {state === 'shared' && <p>{texts.shared}</p>}
        {state === 'ready' && children}
        {isOffline && <p className="entry-note">{offline ?? texts.fromPhone}</p>}
      </div>
      <ButtonLink tone="secondary" href={action.href}>
        {action.label}
      </ButtonLink>
    </section>
  );
}
