import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { openCache } from '../cache.ts';
import { placesOfNeeds, readAskedOnPages, readExamples } from './examples.ts';
import { trainNeeds, type AskedOnPage, type Example } from './train.ts';

/** The code that decides what the file says, besides what is learned. */
const code = [
  'build/needs/train.ts',
  'build/needs/turn.ts',
  'build/random.ts',
  'src/needs/classifier.ts',
  'src/needs/features.ts',
  'src/needs/sound-key.ts',
  'src/needs/needs-file.ts',
  'src/needs/packed-rows.ts',
];

/** The classifier that was trained last, in the repository, because training takes more than a minute. */
const trainedPath = 'src/needs/trained.gen.json';

interface Trained {
  /** Hash of what it learned and of the code that it was trained with. */
  input: string;
  /** The file of needs as JSON. */
  file: string;
}

/** What the classifier learns. */
interface Learned {
  examples: readonly Example[];
  asked: readonly AskedOnPage[];
}

const readLearned = async (): Promise<Learned> => ({
  examples: await readExamples(),
  asked: await readAskedOnPages(),
});

async function hashOf({ examples, asked }: Learned): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([placesOfNeeds, examples, asked]));
  for (const file of code) hash.update(await readFile(file));
  return hash.digest('hex');
}

async function readTrained(): Promise<Trained | undefined> {
  const text = await readFile(trainedPath, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : (JSON.parse(text) as Trained);
}

/** True when the classifier of the repository was trained with today's examples and code. */
export const isTrained = async (): Promise<boolean> =>
  (await readTrained())?.input === (await hashOf(await readLearned()));

/**
 * Returns the file of needs as JSON: the trained one of the repository, or a newly trained one while the phrasings or
 * the training have changed and nobody has run `npm run needs:train` yet.
 */
export async function needsJson(): Promise<string> {
  const learned = await readLearned();
  const input = await hashOf(learned);
  const trained = await readTrained();
  if (trained?.input === input) return trained.file;
  const cache = await openCache('needs');
  const made = await cache.readOrMake(input, () => Promise.resolve(Buffer.from(train(learned))));
  await cache.removeUnused();
  return made.toString();
}

const train = ({ examples, asked }: Learned): string =>
  JSON.stringify(trainNeeds(examples, placesOfNeeds, asked));

/** Writes the trained classifier into the repository if its input changed. Returns whether it did. */
export async function writeTrained(): Promise<boolean> {
  const input = await hashOf(await readLearned());
  if ((await readTrained())?.input === input) return false;
  const trained: Trained = { input, file: await needsJson() };
  await writeFile(trainedPath, `${JSON.stringify(trained)}\n`);
  return true;
}

/** Trains again and compares. Returns whether the classifier of the repository is what its input gives. */
export async function isReproducible(): Promise<boolean> {
  const learned = await readLearned();
  return (await readTrained())?.file === train(learned);
}
