import { countTable } from './count-table.ts';

/** Prints how the site knows what it states (docs/law-review.md). */
console.log(countTable());
