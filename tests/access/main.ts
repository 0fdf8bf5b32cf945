import { readExpected } from './expected.ts';
import { tryEverything } from './matrix.ts';
import { withDatabase } from './open-database.ts';
import { findingsOf, printMatrix } from './report.ts';

/**
 * `npm run rls`: tries every verb on every column of every table as everybody, in the real embedded
 * Postgres with the migrations as they are. Prints the matrix, and ends with 1 when anything is not
 * as expected.txt says.
 */
const expected = await readExpected(new URL('expected.txt', import.meta.url));
const matrix = await withDatabase((attempt) =>
  attempt((transaction) => tryEverything(transaction, expected)),
);
const findings = findingsOf(matrix);
console.log(printMatrix(matrix));
console.log(`\n${matrix.cells.length} tries, ${findings.length} not as expected.`);
if (findings.length > 0) {
  console.error(findings.join('\n'));
  process.exitCode = 1;
}
