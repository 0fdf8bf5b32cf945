import type { SheetContent } from '../../content/types.ts';
import { sheetPage, type SheetWords } from '../../content/infographics/sheet.ts';

const headings = {
  inWords: 'చార్ట్ మాటల్లో',
  monthly: 'ప్రతి నెలా:',
  otherwise: 'అన్ని జవాబులూ కాదు అయితే:',
};

/** The first sheets were written and checked on this day; a newer or rechecked one says its own. */
const day = '2026-11-21';

/** A sheet in Telugu. */
export const sheet = (
  words: Omit<SheetWords, 'publishedOn' | 'reviewedOn'> &
    Partial<Pick<SheetWords, 'publishedOn' | 'reviewedOn'>>,
): SheetContent => sheetPage({ publishedOn: day, reviewedOn: day, ...words }, headings);
