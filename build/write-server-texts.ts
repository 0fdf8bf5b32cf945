import { writeFile } from 'node:fs/promises';
import { readServerLanguages, serverTexts } from './server-texts.ts';

/** Writes what the server reads of `src/locales`. Run by hand (`npm run server-texts`); the files are committed. */
const files = await serverTexts(await readServerLanguages());
await Promise.all(Object.entries(files).map(([file, content]) => writeFile(file, content)));
