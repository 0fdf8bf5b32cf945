import type { HomeContent } from '../../content/home/home-content.ts';
import { ProseText } from '../prose.tsx';
import { HomeLink } from './home-link.tsx';
import { HomeSection } from './home-section.tsx';

/** Four sample people and their goals (HOME-17). */
export function Dreams({ content: { dreams } }: { content: HomeContent }) {
  const { labels } = dreams;
  return (
    <HomeSection id="dreams" heading={dreams.heading} lead={dreams.sample}>
      <ul className="home-cards" data-columns="2">
        {dreams.personas.map((persona) => (
          <li key={persona.name} className="home-card" data-tone={persona.colour}>
            <h3>
              <ProseText text={persona.name} />
            </h3>
            <p className="home-quiet">
              <ProseText text={persona.occupation} /> · <ProseText text={persona.location} />
            </p>
            <p>
              <ProseText text={persona.story} />
            </p>
            <dl className="home-facts">
              {(
                [
                  [labels.dream, persona.dream],
                  [labels.obstacle, persona.obstacle],
                  [labels.feeling, persona.emotion],
                ] as const
              ).map(([label, text]) => (
                <div key={label}>
                  <dt>
                    <ProseText text={label} />
                  </dt>
                  <dd>
                    <ProseText text={text} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <HomeLink {...dreams.link} />
    </HomeSection>
  );
}
