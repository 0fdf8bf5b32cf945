/** The five ways of writing, with the fewest phrasings of a need in each. */
export const leastPhrasings = { en: 30, hi: 15, 'hi-Latn': 15, te: 15, 'te-Latn': 15 } as const;
export type WayOfWriting = keyof typeof leastPhrasings;

/** What people say for a need, by way of writing. */
export type NeedPhrasings = Readonly<Record<WayOfWriting, readonly string[]>>;

const isWay = (name: string): name is WayOfWriting => Object.hasOwn(leastPhrasings, name);

/**
 * Reads a file of phrasings, one a line below `[en]`, `[hi]`, `[hi-Latn]`, `[te]` and `[te-Latn]`. Throws for a line
 * outside these sections and for an unknown section.
 */
export function readPhrasings(text: string): NeedPhrasings {
  const said: Record<WayOfWriting, string[]> = {
    en: [],
    hi: [],
    'hi-Latn': [],
    te: [],
    'te-Latn': [],
  };
  let way: WayOfWriting | undefined;
  for (const line of text.split('\n').map((each) => each.trim())) {
    const section = /^\[(.+)\]$/.exec(line)?.[1];
    if (line === '') continue;
    else if (section !== undefined) {
      if (!isWay(section)) throw new Error(`Unknown section "${section}"`);
      way = section;
    } else if (way === undefined) throw new Error(`No section above "${line}"`);
    else said[way].push(line);
  }
  return said;
}
