import type { SheetContent } from '../../content/types.ts';
import { sheetPage, type SheetWords } from '../../content/infographics/sheet.ts';

const headings = {
  inWords: 'पर्चा शब्दों में',
  monthly: 'हर महीने:',
  otherwise: 'अगर हर जवाब “नहीं” है:',
};

/** The first sheets were written and checked on this day; a newer or rechecked one says its own. */
const day = '2026-11-21';

/** A sheet in Hindi. */
export const sheet = (
  words: Omit<SheetWords, 'publishedOn' | 'reviewedOn'> &
    Partial<Pick<SheetWords, 'publishedOn' | 'reviewedOn'>>,
): SheetContent => sheetPage({ publishedOn: day, reviewedOn: day, ...words }, headings);
