import type { SheetContent } from '../types.ts';
import { sheetPage, type SheetWords } from './sheet.ts';

const headings = {
  inWords: 'The sheet in words',
  monthly: 'Every month:',
  otherwise: 'If every answer is no:',
};

const day = '2026-11-21';

/** A sheet in English, written and checked on the same day. */
export const sheet = (words: Omit<SheetWords, 'publishedOn' | 'reviewedOn'>): SheetContent =>
  sheetPage({ ...words, publishedOn: day, reviewedOn: day }, headings);
