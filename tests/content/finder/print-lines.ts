import { lineTable } from './lines.ts';

/** Prints how the finder's lines state fee, time, place and validity (docs/law-review.md). */
console.log(lineTable());
