import { business } from '../../content/business.ts';
import type { CatalogEntry } from '../../content/catalog.ts';
import type { SheetContent } from '../../content/types.ts';
import { formatDate } from '../../i18n/format.ts';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import type { TextOf } from '../../locales/language.ts';
import { siteOrigin } from '../build-settings.ts';
import { plainText } from '../fact-text.ts';
import { usePage, usePageText, type PageSettings } from '../page-context.ts';
import { drawBars } from './bars.tsx';
import { drawLadder, drawPath, drawQuestions, drawSigns, type Say } from './layouts.tsx';
import { grid } from './sheet-grid.ts';
import { drawText, stack, type Drawn } from './sheet-text.tsx';
import { drawWheel } from './wheel.tsx';
import { textWidth } from './wrap-text.ts';

type SheetWords = TextOf<'infographics'>;

/** A sheet as one picture: heading, layout, source and date. */
export function SheetDrawing({ entry, content }: { entry: CatalogEntry; content: SheetContent }) {
  const page = usePage();
  const words = usePageText('infographics');
  const say: Say = (text) => plainText(text, page);
  const place = { x: grid.left, width: grid.right - grid.left };
  const address = siteOrigin.replace(/^https?:\/\//, '') + addLocalePrefix(entry.path, page.locale);
  const checked = page.messages.page.reviewed(formatDate(content.reviewedOn, page.locale));
  const heading = say(content.heading);
  const drawn = stack(
    [
      (y) => drawText(heading, y, { ...place, size: grid.heading, bold: true, tone: 'red' }),
      (y) => drawLayout(content, say, y, page, words),
      (y) =>
        stack(
          [
            (at) => ({
              node: <path d={`M${grid.left} ${at}H${grid.right}`} className="sheet-rule" />,
              height: 4,
            }),
            (at) => drawText(`${business.name}. ${checked}`, at, { ...place, tone: 'soft' }),
            ...linesOf(address, place.width).map(
              (line) => (at: number) => drawText(line, at, { ...place, tone: 'soft' }),
            ),
          ],
          y,
          2,
        ),
    ],
    20,
    20,
  );
  const height = Math.ceil(20 + drawn.height + 16);
  return (
    <svg
      className="sheet"
      viewBox={`0 0 ${grid.width} ${height}`}
      role="img"
      aria-label={words.picture(heading)}
      data-sheet={entry.path.slice(entry.path.lastIndexOf('/') + 1)}
    >
      <rect width={grid.width} height={height} className="sheet-paper" />
      <path d={`M0 0h12v${height}H0z`} className="sheet-spine" />
      <path d={`M17.500 0V${height}`} className="sheet-stitch" />
      {drawn.node}
    </svg>
  );
}

/** Splits an address that is too long for one line, before a slash. */
function linesOf(address: string, width: number): string[] {
  if (textWidth(address, grid.small) <= width) return [address];
  const cut = address.lastIndexOf('/');
  return [address.slice(0, cut), address.slice(cut)];
}

function drawLayout(
  { sheet }: SheetContent,
  say: Say,
  y: number,
  { asOn, locale }: PageSettings,
  words: Pick<SheetWords, 'yes' | 'no' | 'everyMonth'>,
): Drawn {
  switch (sheet.layout) {
    case 'path':
      return drawPath(sheet, say, y);
    case 'ladder':
      return drawLadder(sheet, say, y);
    case 'questions':
      return drawQuestions(sheet, say, y, words);
    case 'signs':
      return drawSigns(sheet, say, y);
    case 'bars':
      return drawBars(sheet, say, y, asOn);
    case 'wheel':
      return drawWheel(sheet, say, y, { asOn, locale, everyMonth: words.everyMonth });
  }
}
