import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { needs } from '../../src/needs/bank.ts';
import { readPhrasings, type WayOfWriting } from '../../src/needs/read-phrasings.ts';
import { readAskedPages } from './write-asked.ts';
import type { AskedOnPage, Example } from './train.ts';

const phrasingsFolder = 'src/needs/phrasings';

/** The needs with their places, best first. */
export const placesOfNeeds: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(needs).map(([id, places]) => [
    id,
    typeof places === 'string' ? [places] : [...places],
  ]),
);

/** Returns what people say, with the need of each. Throws for a file without a need. */
export async function readExamples(): Promise<(Example & { way: WayOfWriting })[]> {
  const ids = Object.keys(placesOfNeeds);
  const files = (await readdir(phrasingsFolder)).sort();
  const all = await Promise.all(
    files.map(async (file) => {
      const need = ids.indexOf(file.replace(/\.txt$/, ''));
      if (need < 0) throw new Error(`${file} belongs to no need of src/needs/bank.ts`);
      const said = readPhrasings(await readFile(join(phrasingsFolder, file), 'utf8'));
      return Object.entries(said).flatMap(([way, phrasings]) =>
        phrasings.map((one) => ({ said: one, need, way: way as WayOfWriting })),
      );
    }),
  );
  return all.flat();
}

/** Returns the questions about each sentence of the pages (decision 72). Throws for a broken file. */
export const readAskedOnPages = async (): Promise<AskedOnPage[]> =>
  (await readAskedPages()).flatMap(({ path, asked }) =>
    asked.map(({ questions }) => ({ path, questions: questions.map(({ said }) => said) })),
  );
