import { createServer } from 'vite';
import type { Locale } from '../../src/locales/languages.ts';
import type * as SpokenTexts from '../../src/spoken-texts.tsx';
import {
  elementChunk,
  textChunks,
  type AmountWords,
} from '../../src/platform/speech/speech-chunks.ts';
import type { SpokenFigures } from '../../src/platform/speech/recorded/split-clips.ts';
import { elementsAt, innerTextOf, readMarkup, textContentOf } from './markup.ts';

/** A piece of text as the site gives it to the voice, and the journeys that say it. */
export interface SpokenPiece {
  text: string;
  where: readonly string[];
}

/** What a language says on the journeys of a vendor. */
export interface SpokenPieces {
  figures: SpokenFigures;
  /** The texts of the clips that any figure needs. */
  figureClips: readonly string[];
  pieces: readonly SpokenPiece[];
}

/** Renders the journeys of a vendor from the sources, and returns what they say aloud in each language. */
export async function loadSpokenPieces(
  locales: readonly Locale[],
): Promise<ReadonlyMap<Locale, SpokenPieces>> {
  const server = await createServer({
    // In this mode no backend starts.
    mode: 'test',
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const texts = (await server.ssrLoadModule('/src/spoken-texts.tsx')) as typeof SpokenTexts;
    const spoken = new Map<Locale, SpokenPieces>();
    for (const locale of locales) {
      spoken.set(locale, await spokenPieces(texts, locale));
    }
    return spoken;
  } finally {
    await server.close();
  }
}

/** The functions that render what the site says: those of the sources, or of the compiled `prerender.tsx`. */
export type SpokenModule = Pick<
  typeof SpokenTexts,
  'answerAloud' | 'figureClips' | 'spokenLanguage'
>;

/** Returns what a language says on the journeys of a vendor, in the pieces that the site gives to the voice. */
export async function spokenPieces(texts: SpokenModule, locale: Locale): Promise<SpokenPieces> {
  const { amounts, figures, journeys } = await texts.spokenLanguage(locale);
  const where = new Map<string, Set<string>>();
  for (const journey of journeys) {
    for (const text of piecesOf(journey, amounts, texts)) {
      where.set(text, (where.get(text) ?? new Set()).add(journey.where));
    }
  }
  const pieces = [...where].map(([text, names]) => ({ text, where: [...names] }));
  return { figures, figureClips: texts.figureClips(figures), pieces };
}

function piecesOf(
  { texts = [], screens, answers }: SpokenTexts.SpokenJourney,
  amounts: AmountWords,
  { answerAloud }: SpokenModule,
): string[] {
  const pieces = texts.flatMap((text) => textChunks(text, amounts));
  for (const html of screens?.html ?? []) {
    const { section, without, parts } = screens ?? { parts: '' };
    const screen = readMarkup(html);
    for (const each of section ? elementsAt(screen, section) : [screen]) {
      if (without && elementsAt(each, without).length > 0) continue;
      const found = elementsAt(each, parts);
      pieces.push(...found.map((element) => elementChunk(innerTextOf(element), amounts)));
    }
  }
  if (answers) {
    for (const section of elementsAt(readMarkup(answers.html), answers.section)) {
      const [call] = elementsAt(section, answers.call);
      const parts = elementsAt(section, answers.parts).map(textContentOf);
      if (call) pieces.push(...textChunks(answerAloud(parts, textContentOf(call)), amounts));
    }
  }
  return pieces.filter(Boolean);
}
