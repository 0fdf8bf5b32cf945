import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { todayInIndia } from '../../src/i18n/format.ts';
import { locales, type Locale } from '../../src/locales/languages.ts';
import type { Stamps } from './stamps.ts';

const readersSchema = z.array(
  z.strictObject({
    /** As pages show it. */
    name: z.string().min(1),
    languages: z.array(z.enum(locales)).min(1),
    /** Who of the owner's staff knows this person, and how to reach them: the proof that they exist. */
    knownTo: z.string().min(1),
    /** The day from which they read for us. */
    since: z.iso.date(),
  }),
);
type Readers = z.infer<typeof readersSchema>;

/** The people who may be recorded as readers: `translations/readers.json`. */
export const knownReaders: Readers = readersSchema.parse(
  JSON.parse(readFileSync(new URL('../../translations/readers.json', import.meta.url), 'utf8')),
);

/** Why a reader cannot be recorded for a language, or cannot be believed. Undefined where nothing is wrong. */
export function readerFault(
  locale: Locale,
  { name, on }: Pick<NonNullable<Stamps['reader']>, 'name' | 'on'>,
  readers: Readers = knownReaders,
): string | undefined {
  const known = readers.find((reader) => reader.name === name);
  if (!known) return `“${name}” is not in translations/readers.json`;
  if (!known.languages.includes(locale)) return `“${name}” does not read ${locale}`;
  if (!z.iso.date().safeParse(on).success) return `“${on}” is no day`;
  if (on < known.since) return `“${name}” reads since ${known.since}, not on ${on}`;
  return on > todayInIndia() ? `${on} is still to come` : undefined;
}
