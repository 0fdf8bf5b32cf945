import type { ReactNode } from 'react';
import type { CatalogEntry } from '../content/catalog.ts';
import type { ArticleContent, PageBase, PageContent } from '../content/types.ts';
import type { AnyContent } from '../locales/load-content.ts';
import { Sections } from './blocks.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { FiguresSummary, FigureSources } from './figure-sources.tsx';
import { PageDates, UpdatedDate } from './page-dates.tsx';
import { ProseText } from './prose.tsx';
import { TranslationNote } from './translation-note.tsx';

interface ContentPageProps {
  entry: CatalogEntry;
  content: PageContent | ArticleContent;
}

/** The template of pages that consist of a heading, a lead and sections. */
export function ContentPage({ entry, content }: ContentPageProps) {
  const isPriceList = content.sections[0]?.blocks[0]?.kind === 'prices';
  return (
    <>
      <PageHead entry={entry} content={content} datesLast={isPriceList} />
      <PageSections content={content}>
        {isPriceList && <TextDates content={content} />}
      </PageSections>
    </>
  );
}

interface PageHeadProps {
  entry: CatalogEntry;
  content: AnyContent;
  /** True where a table or a tool begins right below: the dates of the text come last. */
  datesLast?: boolean;
}

/** The top of a page: breadcrumb, heading and lead. */
export function PageHead({ entry, content, datesLast = isLive(entry) }: PageHeadProps) {
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
        <TranslationNote entry={entry} />
        {!datesLast && (
          <>
            {'reviewedOn' in content ? (
              <PageDates reviewedOn={content.reviewedOn} />
            ) : (
              <UpdatedDate content={content} />
            )}
            <FiguresSummary />
          </>
        )}
      </div>
    </div>
  );
}

const isLive = ({ template }: CatalogEntry): boolean =>
  template === 'live' || template === 'not-found';

/** How current the text and its figures are, below the tool of a page. */
export function TextDates({ content }: { content: AnyContent }) {
  return (
    <>
      <FiguresSummary />
      <UpdatedDate content={content} />
    </>
  );
}

/** The sections of a page in their column, and the sources of its figures. */
export function PageSections({
  content,
  children,
}: {
  content: Pick<PageBase, 'sections'>;
  children?: ReactNode;
}) {
  return (
    <div className="page">
      <div className="page-column">
        <Sections sections={content.sections} />
        <FigureSources />
        {children}
      </div>
    </div>
  );
}
