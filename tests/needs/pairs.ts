import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WayOfWriting } from '../../src/needs/read-phrasings.ts';
import { ways } from './question-set.ts';

/** A request that must be declined, and a lawful question beside it that must not. */
export interface Pair {
  way: WayOfWriting;
  request: string;
  neighbour: string;
}

/**
 * Reads `pairs.<way>.txt` of a folder in `tests/needs`: the request, a tab, the lawful neighbour. Throws for another
 * line.
 */
export const readPairs = (name: string): Pair[] =>
  ways.flatMap((way) =>
    readFileSync(join('tests/needs', name, `pairs.${way}.txt`), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [request, neighbour, ...others] = line.split('\t');
        if (!request || !neighbour || others.length > 0) throw new Error(`“${line}” is no pair`);
        return { way, request, neighbour };
      }),
  );
