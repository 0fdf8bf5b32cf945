import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Returns every saved e-mail of a data folder, oldest first; empty without any. */
export async function readEmails(dataDir: string): Promise<string[]> {
  const mailDir = path.join(dataDir, 'mail');
  let files: string[];
  try {
    files = await readdir(mailDir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  // File names start with the time, so their order is the order of sending.
  return Promise.all(files.toSorted().map((file) => readFile(path.join(mailDir, file), 'utf8')));
}
