import type { CatalogEntry } from '../../content/catalog.ts';
import { defaultLocale, type Locale } from '../../locales/languages.ts';

/** Pixels for each unit of a drawing: sharp on a phone. */
export const pictureScale = 2;

/** Languages whose letters the bundled faces have (build/text-runs.ts). */
const drawnLocales: readonly Locale[] = [defaultLocale, 'hi', 'te'];

/** The language of the words in pictures: English where the bundled faces lack the letters of a language. */
export const pictureLocale = (locale: Locale): Locale =>
  drawnLocales.includes(locale) ? locale : defaultLocale;

/** Returns the name of a picture's files in a language. */
export const pictureName = (id: string, locale: Locale): string => `${id}-${pictureLocale(locale)}`;

/** Returns the name of the files of a sheet's thumbnail. */
export const thumbnailName = ({ path }: CatalogEntry, locale: Locale): string =>
  pictureName(`sheet${path.slice(path.lastIndexOf('/')).replace('/', '-')}`, locale);

/** The size in pixels of a sheet in a list: its upper part. */
export const thumbnailSize = { width: 320, height: 400 };

/** The files of a picture: their addresses, and the bytes that a visitor downloads. */
export interface PictureFiles {
  avif: string;
  webp: string;
  bytes: number;
  /** The language of its words. */
  locale: Locale;
}

let known: ReadonlyMap<string, PictureFiles> | undefined;

/** Gives the pages the pictures by name. The build calls it before it renders them. */
export function providePictures(pictures: ReadonlyMap<string, PictureFiles>): void {
  known = pictures;
}

/**
 * Returns the files of a picture; undefined in unit tests, which draw no files. Throws when the build has not
 * drawn this picture.
 */
export function pictureFiles(name: string): PictureFiles | undefined {
  if (!known) return undefined;
  const files = known.get(name);
  if (!files) throw new Error(`The build has drawn no picture "${name}"`);
  return files;
}
