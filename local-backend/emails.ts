import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Every letter kept in a data folder, the oldest first; none when no letter ever went. */
export async function readLetters(dataDir: string): Promise<string[]> {
  const mailDir = path.join(dataDir, 'mail');
  let files: string[];
  try {
    files = await readdir(mailDir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  // Named by their time, so that their order is that of their names.
  return Promise.all(files.toSorted().map((file) => readFile(path.join(mailDir, file), 'utf8')));
}
