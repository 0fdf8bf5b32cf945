import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../architecture/source-files.ts';
import {
  groupOf,
  readMentions,
  readRequirements,
  requirementsFile,
  withTests,
} from './requirements.ts';

// npm run requirements: writes which tests mention which requirement into docs/requirements.md.
const file = join(root, requirementsFile);
const markdown = await readFile(file, 'utf8');
const groups = new Set(readRequirements(markdown).map(({ id }) => groupOf(id)));
const { inTests } = readMentions(groups);
await writeFile(file, withTests(markdown, inTests));

const open = readRequirements(await readFile(file, 'utf8')).filter(
  ({ tests, note }) => !tests && !note,
);
if (open.length > 0) {
  console.error(`Neither a test nor a note: ${open.map(({ id }) => id).join(', ')}`);
  process.exitCode = 1;
}
