import type { HomeContent } from '../../content/home/home-content.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { isStanding } from '../claim-text.ts';
import { ProseText } from '../prose.tsx';
import { HomeLink } from './home-link.tsx';
import { HomeSection } from './home-section.tsx';

/** Three reasons to trust us, each with a proof, and the privacy pledge (HOME-24). */
export function Trust({ content: { trust } }: { content: HomeContent }) {
  const { pledge } = trust;
  return (
    <HomeSection id="trust" heading={trust.heading}>
      <ul className="home-cards" data-columns="3">
        {trust.cards.map((card) => (
          <li key={card.title} className="home-card" data-tone="peacock">
            <Drawing name={card.drawing} size={40} />
            <h3>
              <ProseText text={card.title} />
            </h3>
            <p>
              <ProseText text={card.description} />
            </p>
            <p className="home-how">
              <span>
                <ProseText text={trust.proof} />
              </span>
              <ProseText text={card.proof} />
            </p>
          </li>
        ))}
      </ul>
      {isStanding(pledge) && (
        <div className="pledge">
          <Drawing name="lock" size={40} />
          <div>
            <h3>
              <ProseText text={pledge.title} />
            </h3>
            <p>
              <ProseText text={pledge.text} />
            </p>
            <HomeLink {...pledge.link} />
          </div>
        </div>
      )}
    </HomeSection>
  );
}
