import type { CatalogEntry } from '../content/catalog.ts';
import type { ArticleContent, PageBase, PageContent } from '../content/types.ts';
import type { AnyContent } from '../locales/load-content.ts';
import { Sections } from './blocks.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { FiguresSummary, FigureSources } from './figure-sources.tsx';
import { PageDates, UpdatedDate } from './page-dates.tsx';
import { ProseText } from './prose.tsx';

interface ContentPageProps {
  entry: CatalogEntry;
  content: PageContent | ArticleContent;
}

/** The template of pages that consist of a heading, a lead and sections. */
export function ContentPage({ entry, content }: ContentPageProps) {
  return (
    <>
      <PageHead entry={entry} content={content} />
      <PageSections content={content} />
    </>
  );
}

/** The top of a page: breadcrumb, heading and lead. */
export function PageHead({ entry, content }: { entry: CatalogEntry; content: AnyContent }) {
  return (
    <div className="page">
      <div className="page-column">
        {entry.template !== 'not-found' && <Breadcrumb entry={entry} />}
        <h1>
          <ProseText text={content.heading} plain />
        </h1>
        <p className="page-lead">
          <ProseText text={content.lead} />
        </p>
        {'reviewedOn' in content ? (
          <PageDates reviewedOn={content.reviewedOn} />
        ) : (
          entry.template !== 'not-found' && <UpdatedDate content={content} />
        )}
        <FiguresSummary />
      </div>
    </div>
  );
}

/** The sections of a page in their column, and the sources of its figures. */
export function PageSections({ content }: { content: Pick<PageBase, 'sections'> }) {
  return (
    <div className="page">
      <div className="page-column">
        <Sections sections={content.sections} />
        <FigureSources />
      </div>
    </div>
  );
}
