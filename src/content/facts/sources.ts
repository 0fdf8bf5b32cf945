import type { Document } from './types.ts';

/** The copies of Acts of Parliament that were read: the texts of India Code as of May 2026, each section with a heading. */
const copies =
  'https://github.com/Svetozar-Technologies/indian-law/blob/main/docs/laws/en' as const;

/** Returns the document of a section; `at` is its place in the copy, such as `the-act-2014/part-001.md#section-19---title`. */
export const copyOfAct = (title: string, at: string): Document => ({
  title,
  publisher: 'Parliament of India, copy of India Code on github.com',
  url: `${copies}/${at}`,
});
