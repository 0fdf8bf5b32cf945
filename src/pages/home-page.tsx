import { pageById } from '../content/catalog.ts';
import { names } from '../content/names/en.ts';
import type { PageContent } from '../content/types.ts';
import { addLocalePrefix } from '../i18n/locale-path.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Sections } from './blocks.tsx';
import { LeadLink } from './lead-link.tsx';
import { usePage } from './page-context.ts';
import { ProseText } from './prose.tsx';

/** The front page: the cover of the book, then its first pages. */
export function HomePage({ content }: { content: PageContent }) {
  const { locale } = usePage();
  const firstGuide = pageById('guides/fssai-compliance');
  return (
    <>
      <div className="hero cover">
        <div className="hero-inner">
          <h1>
            <ProseText text={content.heading} />
          </h1>
          <p>
            <ProseText text={content.lead} />
          </p>
          <div className="actions">
            <LeadLink />
            <ButtonLink tone="secondary" href={addLocalePrefix(firstGuide.path, locale)}>
              {names[firstGuide.id]}
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="page">
        <div className="page-column">
          <Sections sections={content.sections} />
        </div>
      </div>
    </>
  );
}
