import type { HomeContent } from '../../content/home/home-content.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { ProseText } from '../prose.tsx';
import { HomeSection } from './home-section.tsx';

/** The section "What We Believe": four values (HOME-15). */
export function Beliefs({ content: { beliefs } }: { content: HomeContent }) {
  return (
    <HomeSection id="beliefs" heading={beliefs.heading} lead={beliefs.lead}>
      <ul className="home-cards" data-columns="2">
        {beliefs.cards.map((card) => (
          <li key={card.title} className="home-card" data-tone={card.gradient}>
            <div className="home-card-head">
              <Drawing name={card.drawing} size={40} />
              <p className="home-mark">
                <ProseText text={card.emotion} />
              </p>
            </div>
            <h3>
              <ProseText text={card.title} />
            </h3>
            <p>
              <ProseText text={card.description} />
            </p>
            <p className="home-quiet">
              <ProseText text={card.inspiration} />
            </p>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
