import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Locale } from '../../src/locales/languages.ts';

const folder = fileURLToPath(new URL('../../translations', import.meta.url));

const day = z.iso.date();

const stampsSchema = z.strictObject({
  /** Who wrote the translation: "machine", or a name. */
  by: z.string().min(1),
  on: day,
  /** The person who read the whole file, and the hash of the text that they read. */
  reader: z.strictObject({ name: z.string().min(1), on: day, text: z.string() }).nullable(),
  /** What was raised about the file, and what became of it. */
  log: z.array(
    z.strictObject({
      raised: z.string().min(1),
      state: z.enum(['fixed', 'open']),
      by: z.string().min(1),
      on: day,
    }),
  ),
  /** The hash of the English of each sentence when its translation was last confirmed. */
  sentences: z.record(z.string(), z.string().regex(/^[0-9a-f]{10}$/)),
});

/** What is recorded of one translated file: `translations/<language>/<file>.json`. */
export type Stamps = z.infer<typeof stampsSchema>;

/** Where the stamps of a translated file are. */
export const stampsPath = (locale: Locale, file: string): string =>
  join(folder, locale, file.replace(/\.ts$/, '.json'));

/** Reads the stamps of a file; undefined where it has none. Throws when they have another form. */
export function readStamps(locale: Locale, file: string): Stamps | undefined {
  const path = stampsPath(locale, file);
  if (!existsSync(path)) return undefined;
  const { data, error } = stampsSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!data) throw new Error(`${path}: ${error.message}`);
  return data;
}

/** Writes the stamps of a file, its sentences sorted, so that a change of one is a change of one line. */
export function writeStamps(locale: Locale, file: string, stamps: Stamps): void {
  const path = stampsPath(locale, file);
  const sentences = Object.fromEntries(
    Object.entries(stamps.sentences).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify({ ...stamps, sentences }, null, 2)}\n`);
}

/** Translated files of which half is gone: stamps without a text, or sentences without stamps. */
export function lostTexts(
  locale: Locale,
  translations: readonly { file: string; sentences: readonly unknown[] }[],
): string[] {
  const files = new Set(translations.map(({ file }) => file));
  const stamped = readdirSync(join(folder, locale), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace(/\.json$/, '.ts'));
  return [
    ...stamped
      .filter((file) => !files.has(file))
      .map((file) => `${file}: has stamps, but the translation is gone`),
    ...translations
      .filter(({ file, sentences }) => sentences.length > 0 && !stamped.includes(file))
      .map(({ file }) => `${file}: is translated, but was never stamped`),
  ];
}
