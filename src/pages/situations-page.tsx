import type { CatalogEntry } from '../content/catalog.ts';
import type { Section } from '../content/types.ts';
import type { AnyContent } from '../locales/load-content.ts';
import { Sections } from './blocks.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { FiguresSummary, FigureSources } from './figure-sources.tsx';
import { UpdatedDate } from './page-dates.tsx';
import { ProseText } from './prose.tsx';
import { TranslationNote } from './translation-note.tsx';

/**
 * A page that asks what happened and has an answer for each situation. All of it is on the page: without
 * scripts it is a list, with scripts one section shows at a time (situations.css, tools/notice).
 */
export function SituationsPage({
  entry,
  content,
}: {
  entry: CatalogEntry;
  content: AnyContent & { sections: readonly Section[] };
}) {
  return (
    <div className="page">
      <div className="page-column">
        <Breadcrumb entry={entry} />
        <h1 className="sr-only">
          <ProseText text={content.heading} plain />
        </h1>
        <TranslationNote entry={entry} />
        <div className="situations">
          <Sections sections={content.sections} />
        </div>
        <p className="page-lead">
          <ProseText text={content.lead} />
        </p>
        <UpdatedDate content={content} />
        <FiguresSummary />
        <FigureSources />
      </div>
    </div>
  );
}
