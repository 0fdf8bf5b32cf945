import { writePageLists } from './page-list-plugin.ts';

// npm run pages: writes the lists of pages from the files *.page.ts and the pages' texts.
for (const file of await writePageLists()) console.log(`${file} is written`);
