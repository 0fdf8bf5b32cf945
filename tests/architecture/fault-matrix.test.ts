import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tableAsMarkdown } from '../faults/answers.ts';
import { faults, faultsIn } from '../faults/matrix.ts';
import { root, sourceFiles } from './source-files.ts';

const testFiles = ['src', 'tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .map((file) => join(root, folder, file)),
);

test('every fault of the matrix has a test of its name, and no test names another', () => {
  const named = testFiles.flatMap((file) => faultsIn(readFileSync(file, 'utf8')));
  // One test's title is put together from its table (storage.spec.ts and network.spec.ts).
  expect([...new Set(named)].sort((a, b) => a - b)).toEqual(Object.keys(faults).map(Number));
});

test('fault 31: only the spreadsheet transport requests opaque answers', () => {
  const askers = sourceFiles('src', 'sw').filter((file) =>
    readFileSync(join(root, file), 'utf8').includes("'no-cors'"),
  );
  expect(askers).toEqual(['src/tools/leads/spreadsheet-transport.ts']);
});

/** From the meanings of the letters to the end of the table. */
const shownTable = /\*\*Outcomes\.\*\*[\s\S]*\n\|[^\n]*/;

test('fault 36: docs/outbox-answers.md shows the decision table as it is tested', () => {
  // How wide the columns are is the formatter's matter.
  const plain = (text: string) => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');
  const file = join(root, 'docs/outbox-answers.md');
  const page = readFileSync(file, 'utf8');
  if (process.env['WRITE_ANSWERS'] === '1') {
    writeFileSync(
      file,
      page.replace(shownTable, () => tableAsMarkdown()),
    );
    return;
  }
  expect(plain(page), 'npm run faults:answers writes the page anew').toContain(
    plain(tableAsMarkdown()),
  );
});
