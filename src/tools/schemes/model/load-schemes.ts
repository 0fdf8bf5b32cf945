import { schemeFilePath, schemeFileVersion, type SchemeFile } from './data-file.ts';
import type { Locale } from '../../../locales/languages.ts';
import { fetchDataFile } from '../../../platform/offline/data-file.ts';

/** Each language's list is read once per page load. */
const read = new Map<Locale, SchemeFile>();
const reading = new Map<Locale, Promise<SchemeFile | undefined>>();

/** Returns the list that is here already: the build's own, or one that was read. */
export const schemesHere = (locale: Locale): SchemeFile | undefined => read.get(locale);

/** Gives the list to the page that the build writes. */
export const putSchemes = (locale: Locale, file: SchemeFile): unknown => read.set(locale, file);

/** Resolves with the list, or undefined where it cannot be had. The same promise until `forgetMissingSchemes`. */
export function schemesComing(locale: Locale): Promise<SchemeFile | undefined> {
  const known = reading.get(locale);
  if (known) return known;
  const coming = loadSchemes(locale).catch((error: unknown) => {
    console.info('The list of schemes cannot be had', error);
    return undefined;
  });
  reading.set(locale, coming);
  return coming;
}

/** Resolves with the list that a page was written with, by its digest; never with another one. */
export const schemesOfPage = (locale: Locale, digest: string): Promise<SchemeFile> =>
  new Promise((resolve) => {
    void schemesComing(locale).then((file) => {
      if (file && file.digest === digest) resolve(file);
    });
  });

/** Makes the next call try again. */
export const forgetMissingSchemes = (locale: Locale): unknown => reading.delete(locale);

/**
 * Loads the list of schemes in a language, from the device or the network. Rejects when neither has it, and
 * when the answer is not our list (a captive portal, another version of the site).
 */
export async function loadSchemes(locale: Locale): Promise<SchemeFile> {
  const known = read.get(locale);
  if (known) return known;
  const file = await fetchDataFile(schemeFilePath(locale));
  if (!isSchemeFile(file)) throw new Error('The list of schemes is not ours');
  read.set(locale, file);
  return file;
}

/** The build writes the file from typed records, so checking its version is enough. */
const isSchemeFile = (value: unknown): value is SchemeFile =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  value.version === schemeFileVersion &&
  'schemes' in value &&
  Array.isArray(value.schemes);
