import type { HomeContent } from '../../content/home/home-content.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { ProseText } from '../prose.tsx';
import { HomeSection } from './home-section.tsx';

/** The three pillars of our service (HOME-22). */
export function Solution({ content: { solution } }: { content: HomeContent }) {
  return (
    <HomeSection id="solution" heading={solution.heading} lead={solution.lead}>
      <ul className="home-cards" data-columns="3">
        {solution.pillars.map((pillar) => (
          <li key={pillar.title} className="home-card" data-tone="turmeric">
            <Drawing name={pillar.drawing} size={40} />
            <h3>
              <ProseText text={pillar.title} />
            </h3>
            <p>
              <ProseText text={pillar.description} />
            </p>
            <p className="home-how">
              <span>
                <ProseText text={solution.benefit} />
              </span>
              <ProseText text={pillar.benefit} />
            </p>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
