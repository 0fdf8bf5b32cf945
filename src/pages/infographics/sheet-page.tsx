import type { CatalogEntry } from '../../content/catalog.ts';
import type { SheetContent } from '../../content/types.ts';
import { Sections } from '../blocks.tsx';
import { PageHead } from '../content-page.tsx';
import { SheetDrawing } from './sheet-drawing.tsx';

/** Heading and picture; the buttons stand below it (features/infographics). */
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

/** The sheet in words, with the figures and where they come from. */
export function SheetWords({ content }: { content: SheetContent }) {
  return (
    <div className="page">
      <div className="page-column">
        <Sections sections={content.sections} />
      </div>
    </div>
  );
}
