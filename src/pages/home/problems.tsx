import type { HomeContent } from '../../content/home/home-content.ts';
import { ProseText } from '../prose.tsx';
import { HomeLink } from './home-link.tsx';
import { HomeSection } from './home-section.tsx';

/** Six difficulties as ledger rows: people's own sentences, and our response (HOME-18, HOME-19). */
export function Problems({ content: { problems } }: { content: HomeContent }) {
  return (
    <HomeSection id="problems" heading={problems.heading} lead={problems.lead}>
      <ol className="home-rows">
        {problems.items.map((item) => (
          <li key={item.title}>
            <div>
              <h3>
                <ProseText text={item.title} />
              </h3>
              <p>
                <ProseText text={item.description} />
              </p>
            </div>
            <p className="home-how">
              <span>
                <ProseText text={problems.how} />
              </span>
              <ProseText text={item.how} />
            </p>
          </li>
        ))}
      </ol>
      <HomeLink {...problems.check} />
    </HomeSection>
  );
}
