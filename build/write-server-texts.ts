import { writeFile } from 'node:fs/promises';
import { readServerLanguages, serverTexts } from './server-texts.ts';

/**
 * Writes the server's files from `src/locales`. Run it by hand (`npm run server-texts`), and commit the
 * results.
 */
const files = await serverTexts(await readServerLanguages());
await Promise.all(Object.entries(files).map(([file, content]) => writeFile(file, content)));
