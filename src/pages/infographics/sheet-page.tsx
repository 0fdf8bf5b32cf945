import type { CatalogEntry } from '../../content/catalog.ts';
import type { SheetContent } from '../../content/types.ts';
import { Sections } from '../blocks.tsx';
import { PageHead } from '../content-page.tsx';
import { FigureSources, FiguresSummary } from '../figure-sources.tsx';
import { PageDates } from '../page-dates.tsx';
import { SheetDrawing } from './sheet-drawing.tsx';

/** The heading and the picture, on the first screen; the app adds buttons below (features/infographics). */
export function SheetHead({ entry, content }: { entry: CatalogEntry; content: SheetContent }) {
  return (
    <div className="sheet-page">
      <PageHead entry={entry} content={content} datesLast />
      <div className="page">
        <div className="page-column">
          <figure className="sheet-figure">
            <SheetDrawing entry={entry} content={content} />
          </figure>
        </div>
      </div>
    </div>
  );
}

/** How current the sheet is, then the sheet as text, with its figures and their sources. */
export function SheetWords({ content }: { content: SheetContent }) {
  return (
    <div className="page">
      <div className="page-column">
        <PageDates reviewedOn={content.reviewedOn} />
        <FiguresSummary />
        <Sections sections={content.sections} />
        <FigureSources />
      </div>
    </div>
  );
}
