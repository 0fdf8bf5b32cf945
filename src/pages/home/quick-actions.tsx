import type { HomeContent, QuickAction } from '../../content/home/home-content.ts';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { isStanding } from '../claim-text.ts';
import { useReader } from '../page-context.ts';
import { ProseText } from '../prose.tsx';
import { HomeLink } from './home-link.tsx';
import { HomeSection } from './home-section.tsx';

/** Three services to start with, and a link to all services (HOME-23, HOME-26). */
export function QuickActions({ content: { actions } }: { content: HomeContent }) {
  return (
    <HomeSection id="begin" heading={actions.heading}>
      <ul className="home-cards" data-columns="3">
        {actions.cards.map((card) => (
          <ActionCard key={card.title} card={card} comingSoon={actions.comingSoon} />
        ))}
      </ul>
      <HomeLink {...actions.all} />
    </HomeSection>
  );
}

/** A card that is one large link. A coming-soon card is dimmed and has no link. */
export function ActionCard({ card, comingSoon }: { card: QuickAction; comingSoon: string }) {
  const reader = useReader();
  const soon = card.comingSoon === true;
  return (
    <li className="home-card" data-tone="ledger" data-dimmed={soon ? '' : undefined}>
      <span className="badge">{soon ? comingSoon : <ProseText text={card.badge} />}</span>
      <h3>
        {soon ? (
          <ProseText text={card.title} />
        ) : (
          <a className="home-card-link" href={addLocalePrefix(card.path, reader)}>
            <ProseText text={card.title} />
          </a>
        )}
      </h3>
      <p>
        <ProseText text={card.description} />
      </p>
      {isStanding(card.urgency) && (
        <p className="home-mark">
          <ProseText text={card.urgency} />
        </p>
      )}
    </li>
  );
}
