import type { HomeContent } from '../../content/home/home-content.ts';
import { ProseText } from '../prose.tsx';
import { HomeLink } from './home-link.tsx';
import { HomeSection } from './home-section.tsx';

/** Four stages of a business: the difficulty of each, and our service (HOME-16). */
export function Coverage({ content: { coverage } }: { content: HomeContent }) {
  const lists = ['challenges', 'solutions'] as const;
  return (
    <HomeSection id="coverage" heading={coverage.heading} lead={coverage.lead}>
      <ul className="home-cards" data-columns="2">
        {coverage.segments.map((segment) => (
          <li
            key={segment.title}
            className="home-card"
            data-tone={segment.colours.spine}
            data-mark={segment.colours.mark}
          >
            <h3>
              <ProseText text={segment.title} />
            </h3>
            <p>
              <ProseText text={segment.description} />
            </p>
            {lists.map((list) => (
              <div key={list} className="home-list" data-list={list}>
                <h4>
                  <ProseText text={coverage[list]} />
                </h4>
                <ul>
                  {segment[list].map((text) => (
                    <li key={text}>
                      <ProseText text={text} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </li>
        ))}
      </ul>
      <HomeLink {...coverage.link} />
    </HomeSection>
  );
}
