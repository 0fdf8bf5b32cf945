import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { openCache } from '../cache.ts';
import { placesOfNeeds, readExamples } from './examples.ts';
import { trainNeeds } from './train.ts';

/** The code that decides what the file says, besides the examples. */
const code = [
  'build/needs/train.ts',
  'build/needs/turn.ts',
  'build/random.ts',
  'src/needs/features.ts',
  'src/needs/sound-key.ts',
  'src/needs/needs-file.ts',
];

/** Returns the file of needs as JSON. Training takes about a minute, so a file of the same input is reused. */
export async function needsJson(): Promise<string> {
  const examples = await readExamples();
  const hash = createHash('sha256').update(JSON.stringify([placesOfNeeds, examples]));
  for (const file of code) hash.update(await readFile(file));
  const cache = await openCache('needs');
  const made = await cache.readOrMake(hash.digest('hex'), () =>
    Promise.resolve(Buffer.from(JSON.stringify(trainNeeds(examples, placesOfNeeds)))),
  );
  await cache.removeUnused();
  return made.toString();
}
