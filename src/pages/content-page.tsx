import type { CatalogEntry } from '../content/catalog.ts';
import type { PageContent } from '../content/types.ts';
import { Sections } from './blocks.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { ProseText } from './prose.tsx';

/** The template of every page that is a heading, a lead and sections. */
export function ContentPage({ entry, content }: { entry: CatalogEntry; content: PageContent }) {
  return (
    <div className="page">
      <div className="page-column">
        {entry.template !== 'not-found' && <Breadcrumb entry={entry} />}
        <h1>
          <ProseText text={content.heading} />
        </h1>
        <p className="page-lead">
          <ProseText text={content.lead} />
        </p>
        <Sections sections={content.sections} />
      </div>
    </div>
  );
}
