import { useId, type ReactNode } from 'react';
import { textFor } from '../../../locales/text.tsx';
import { useNetwork } from '../../../platform/device/network-store.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';

const useText = textFor('dashboard');

/** How a card's matter stands. */
export type CardState = 'loading' | 'unreadable' | 'unanswered' | 'shared' | 'ready';

/** The one thing to do next from a card. */
interface CardAction {
  label: string;
  href: string;
}

interface CardProps {
  title: string;
  state: CardState;
  /** Asks again, where the phone (`unreadable`) or the account (`unanswered`) has told nothing. */
  onTryAgain?: () => void;
  action: CardAction;
  /** Shown with no signal; by default that the phone answers. */
  offline?: string | undefined;
  children: ReactNode;
}

/** One card of the dashboard: its matter in a state, and one next action (PROF-09). */
export function Card({ title, state, onTryAgain, action, offline, children }: CardProps) {
  const words = useText();
  const isOffline = useNetwork((network) => network.offline);
  const heading = useId();
  return (
    <section className="dash-card" aria-labelledby={heading} aria-busy={state === 'loading'}>
      <h2 id={heading}>{title}</h2>
      <div className="dash-card-body">
        {state === 'loading' && <p>{words.loading}</p>}
        {(state === 'unreadable' || state === 'unanswered') && (
          <>
            <p>{words[state]}</p>
            <Button tone="quiet" onClick={onTryAgain}>
              {words.tryAgain}
            </Button>
          </>
        )}
        {state === 'shared' && <p>{words.shared}</p>}
        {state === 'ready' && children}
        {isOffline && <p className="entry-note">{offline ?? words.fromPhone}</p>}
      </div>
      <ButtonLink tone="secondary" href={action.href}>
        {action.label}
      </ButtonLink>
    </section>
  );
}
