import type { CatalogEntry } from '../../content/catalog.ts';
import type { SheetContent } from '../../content/types.ts';
import { Sections } from '../blocks.tsx';
import { PageHead } from '../content-page.tsx';
import { FigureSources } from '../figure-sources.tsx';
import { SheetDrawing } from './sheet-drawing.tsx';

/** The heading and the picture; the app adds buttons below (features/infographics). */
export function SheetHead({ entry, content }: { entry: CatalogEntry; content: SheetContent }) {
  return (
    <div className="sheet-page">
      <PageHead entry={entry} content={content} />
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

/** The sheet as text, with its figures and their sources. */
export function SheetWords({ content }: { content: SheetContent }) {
  return (
    <div className="page">
      <div className="page-column">
        <Sections sections={content.sections} />
        <FigureSources />
      </div>
    </div>
  );
}
