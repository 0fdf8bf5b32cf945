import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { facts, isFactId } from '../../src/content/facts/lookup.ts';
import { defaultLocale, languages, locales, type Locale } from '../../src/locales/languages.ts';
import { referencesIn } from '../../src/pages/references.ts';
import { readStamps, type Stamps } from './stamps.ts';
import { readTextFile, type TextFile, type TextNode } from './text-file.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const localesDir = join(root, 'src/locales');

/** Files that each language writes for itself, or that are generated: they translate nothing. */
const ownFiles = new Set([
  'index.ts',
  'start.ts',
  'numbers.ts',
  'spoken-numbers.ts',
  'search.ts',
  'question-words.ts',
  'registration-names.ts',
]);
const isTextFile = (file: string): boolean =>
  file.endsWith('.ts') && !/\.(?:gen|test)\.ts$/.test(file) && !ownFiles.has(file);

/** The languages that are translated from English. */
export const translatedLocales: readonly Locale[] = locales.filter(
  (locale) => locale !== defaultLocale && !languages[locale].pseudo,
);

/** The files of texts of a language, as paths in its folder. */
export const textFilesOf = (locale: Locale): string[] =>
  readdirSync(join(localesDir, locale), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isTextFile)
    .toSorted();

/** Language and file of a path in the file system; undefined where it is no translated file of texts. */
export function translatedFile(path: string): { locale: Locale; file: string } | undefined {
  const [, locale = '', file = ''] =
    /\/src\/locales\/([\w-]+)\/([^?]+)$/.exec(path.replaceAll('\\', '/')) ?? [];
  const isOne = (translatedLocales as readonly string[]).includes(locale) && isTextFile(file);
  return isOne ? { locale: locale as Locale, file } : undefined;
}

/** Where a file of texts is. */
export const pathOfText = (locale: Locale, file: string): string => join(localesDir, locale, file);

/** Something that a translator writes: a text, or a function with its texts. */
export interface Sentence {
  path: string;
  english: TextNode;
  /** Absent where the language lacks it. */
  own?: TextNode;
  /**
   * current: it was written for this English. unstamped: nobody has confirmed it. stale: the English or a figure
   * in it has changed. missing: the language lacks it. misplaced: the list or object around it is built
   * otherwise than in English.
   */
  state: 'current' | 'unstamped' | 'stale' | 'missing' | 'misplaced';
  /** Hash of its English and of the figures in it. */
  hash: string;
}

/** A translated file beside its English. */
export interface Translation {
  locale: Locale;
  file: string;
  sentences: readonly Sentence[];
  stamps: Stamps | undefined;
  /** The source that the site is built from: English stands wherever the translation is not current. */
  source: string;
  /** Only English is left. */
  isEnglish: boolean;
  /** Stamps of sentences that no longer exist. */
  left: readonly string[];
  files: { english: TextFile; own: TextFile };
}

/** Piece of the English that takes the place of a piece of the translation. */
interface Change {
  start: number;
  end: number;
  /** Undefined deletes the piece. */
  english?: { start: number; end: number };
  before?: string;
  after?: string;
}

/** Comparisons by path, each with the sources that it read. */
const compared = new Map<string, { sources: string; translation: Translation }>();

/**
 * Reads a translated file and compares it with its English and its stamps. Compares again only when one of them has
 * changed: a build asks for each file several times. Throws when English has no such file.
 */
export function readTranslation(locale: Locale, file: string): Translation {
  const path = pathOfText(defaultLocale, file);
  if (!existsSync(path)) throw new Error(`English has no ${file}, which ${locale} translates`);
  const ownPath = pathOfText(locale, file);
  const english = readFileSync(path, 'utf8');
  const own = readFileSync(ownPath, 'utf8');
  const stamps = readStamps(locale, file);
  const sources = JSON.stringify([english, own, stamps]);
  const before = compared.get(ownPath);
  if (before?.sources === sources) return before.translation;
  const translation = compareTexts({ locale, file, english, own, stamps });
  compared.set(ownPath, { sources, translation });
  return translation;
}

/** Compares a translation with its English. */
export function compareTexts({
  locale,
  file,
  english: englishSource,
  own: ownSource,
  stamps,
}: {
  locale: Locale;
  file: string;
  english: string;
  own: string;
  stamps: Stamps | undefined;
}): Translation {
  const english = readTextFile(`en/${file}`, englishSource);
  const own = readTextFile(`${locale}/${file}`, ownSource);
  const sentences: Sentence[] = [];
  const changes: Change[] = [];

  const sentence = (path: string, node: TextNode, state: Sentence['state'], ownNode?: TextNode) =>
    sentences.push({
      path,
      english: node,
      state,
      hash: hashOf(node, english),
      ...(ownNode && { own: ownNode }),
    });
  const allOf = (path: string, node: TextNode, state: 'missing' | 'misplaced') => {
    for (const [inner, leaf] of leavesOf(node, path)) sentence(inner, leaf, state);
  };

  const compare = (path: string, node: TextNode, twin: TextNode): void => {
    const replace = () => changes.push({ start: twin.start, end: twin.end, english: node });
    const misplaced = () => {
      allOf(path, node, 'misplaced');
      replace();
    };
    if (node.kind === 'value') {
      // Ids, numbers and references are the same in all languages.
      if (twin.kind !== 'value' || node.written !== twin.written) replace();
      return;
    }
    if (node.kind === 'string' || node.kind === 'code') {
      if (twin.kind !== 'string' && twin.kind !== 'code') return misplaced();
      const hash = hashOf(node, english);
      const stamp = stamps?.sentences[path];
      const state = stamp === hash ? 'current' : stamp === undefined ? 'unstamped' : 'stale';
      sentence(path, node, state, twin);
      if (state !== 'current') replace();
      return;
    }
    if (node.kind === 'object') {
      if (twin.kind !== 'object' || node.spreads.join() !== twin.spreads.join()) {
        return misplaced();
      }
      compareObjects(path, node, twin);
      return;
    }
    if (
      (twin.kind !== 'array' && twin.kind !== 'call') ||
      twin.kind !== node.kind ||
      twin.items.length !== node.items.length ||
      (node.kind === 'call' && node.callee !== (twin as typeof node).callee)
    ) {
      return misplaced();
    }
    for (const [index, item] of node.items.entries()) {
      const itemTwin = twin.items[index];
      if (itemTwin) compare(pathIn(path, node, index), item, itemTwin);
    }
  };

  const compareObjects = (
    path: string,
    node: Extract<TextNode, { kind: 'object' }>,
    twin: Extract<TextNode, { kind: 'object' }>,
  ): void => {
    // Texts are listed in the order of their keys: a missing one is put behind the one before it.
    let place = twin.start + 1;
    for (const [name, entry] of node.entries) {
      const ownEntry = twin.entries.get(name);
      if (ownEntry) {
        compare(`${path}.${name}`, entry.value, ownEntry.value);
        place = ownEntry.end;
        continue;
      }
      allOf(`${path}.${name}`, entry.value, 'missing');
      const comma = place === twin.start + 1 ? { after: ',' } : { before: ',' };
      changes.push({ start: place, end: place, english: entry, ...comma });
    }
    for (const [name, { start, end }] of twin.entries) {
      if (!node.entries.has(name)) changes.push({ start, end });
    }
  };

  for (const [name, { node, isExported, start, end }] of english.roots) {
    const twin = own.roots.get(name);
    if (twin) {
      compare(name, node, twin.node);
      continue;
    }
    allOf(name, node, 'missing');
    if (isExported) {
      changes.push({
        start: ownSource.length,
        end: ownSource.length,
        english: { start, end },
        before: '\n',
      });
    }
  }
  const paths = new Set(sentences.map(({ path }) => path));
  const current = sentences.filter(({ state }) => state === 'current').length;
  const known = new Set([...own.names, ...globalNames]);
  const fits = changes.every(
    ({ english: piece }) => !piece || [...english.namesIn(piece)].every((name) => known.has(name)),
  );
  // A page that is mostly English is an English page.
  const isEnglish = sentences.length > 0 && (!fits || current * 2 < sentences.length);
  return {
    locale,
    file,
    sentences,
    stamps,
    isEnglish,
    source: isEnglish ? asEnglish(file) : withChanges(ownSource, englishSource, changes),
    left: Object.keys(stamps?.sentences ?? {}).filter((path) => !paths.has(path)),
    files: { english, own },
  };
}

/** What code may name without declaring it. */
const globalNames = ['undefined', 'String', 'Number', 'Object', 'Math', 'Intl', 'Array'];

/** A module with the English texts under the names of a translated file. */
function asEnglish(file: string): string {
  const up = posix.relative(posix.join('/language', dirname(file)), '/');
  return `export * from '${up}/${defaultLocale}/${file}';\n`;
}

function withChanges(own: string, english: string, changes: readonly Change[]): string {
  let source = own;
  // From the end, so that the places of the others stay right; of those at one place the last one first.
  for (const change of changes.toReversed().toSorted((a, b) => b.start - a.start)) {
    const { start, end, english: piece, before = '', after = '' } = change;
    const put = piece ? before + english.slice(piece.start, piece.end) + after : '';
    // A deleted property takes its comma with it.
    const comma = piece ? '' : (/^\s*,/.exec(source.slice(end))?.[0] ?? '');
    source = source.slice(0, start) + put + source.slice(end + comma.length);
  }
  return source;
}

const pathIn = (path: string, { kind }: TextNode, index: number) =>
  kind === 'call' ? `${path}(${index})` : `${path}.${index}`;

/** Every sentence in a part of a file, with its path. */
function leavesOf(node: TextNode, path: string): [path: string, node: TextNode][] {
  if (node.kind === 'value') return [];
  if (node.kind === 'string' || node.kind === 'code') return [[path, node]];
  if (node.kind === 'object') {
    return [...node.entries].flatMap(([name, { value }]) => leavesOf(value, `${path}.${name}`));
  }
  return node.items.flatMap((item, index) => leavesOf(item, pathIn(path, node, index)));
}

/**
 * Hash of everything that a file of a language says: who has read it has read this. A later change of a word, or a
 * sentence that became English, makes it another.
 */
export const readingOf = ({ sentences, files: { own } }: Translation): string =>
  shortHash(
    sentences.map(({ path, state, own: node }) =>
      node && state === 'current' ? [path, writtenIn(node, own)] : [path],
    ),
  );

/** Every sentence of an English file, where a language has no such file. */
export function englishSentences(file: string): string[] {
  const { roots } = readTextFile(file, readFileSync(pathOfText(defaultLocale, file), 'utf8'));
  return [...roots].flatMap(([name, { node }]) => leavesOf(node, name).map(([path]) => path));
}

/**
 * What a sentence was translated from: its English, and every value of the figures that it names. A function counts
 * as it is written, without its line breaks.
 */
function hashOf(node: TextNode, file: TextFile): string {
  const written = writtenIn(node, file);
  const figures = referencesIn(written)
    .map((reference) => reference.replace(/[@|].*$/, ''))
    .filter(isFactId)
    .map((id) => facts.get(id)?.versions.map(({ value, from, until }) => ({ value, from, until })));
  return shortHash([written, ...figures]);
}

const writtenIn = (node: TextNode, { source }: TextFile): string =>
  node.kind === 'string' ? node.text : source.slice(node.start, node.end).replaceAll(/\s+/g, ' ');

const shortHash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 10);
