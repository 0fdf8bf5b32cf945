import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const unusedForMs = 24 * 60 * 60_000;

/**
 * Results of earlier builds in a folder of `node_modules/.cache/niyam`, by a hash of all that determines them.
 * Several builds may use the folder at once, because the tests build copies that share node_modules.
 */
export async function openCache(name: string) {
  const folder = join('node_modules/.cache/niyam', name);
  await mkdir(folder, { recursive: true });
  return {
    /** Returns the saved result, or makes and saves it. */
    async readOrMake(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
      const saved = join(folder, key);
      if (existsSync(saved)) {
        await utimes(saved, new Date(), new Date());
        return readFile(saved);
      }
      const made = await make();
      // Renamed when it is whole: a build may be interrupted.
      const draft = `${saved}.${process.pid}`;
      await writeFile(draft, made);
      await rename(draft, saved);
      return made;
    },
    /** Removes the results that no build of the last day used. */
    async removeUnused(): Promise<void> {
      for (const file of await readdir(folder)) {
        const { mtimeMs } = await stat(join(folder, file));
        if (mtimeMs < Date.now() - unusedForMs) await rm(join(folder, file), { force: true });
      }
    },
  };
}
