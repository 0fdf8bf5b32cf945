/**
 * What the worker's list says of a file (vite.config.ts). The budgets read the same list (build/budgets.ts), so nothing
 * here needs a worker.
 */

/** A file that only some languages need. The build sets the languages (build/file-languages.ts). */
export interface LanguageFile {
  locales?: readonly string[];
}

export const isNeededIn = ({ locales }: LanguageFile, locale: string): boolean =>
  !locales || locales.includes(locale);

/**
 * A file that the worker saves apart from pages: data of tools (`/data/*.json`, with the search index), code
 * of large tools, pictures, recordings and fonts.
 * It is fetched on first use, with the second group of tools, or with the rest of the site, and then saved.
 * Entries carry a revision, so that each version of the site reads its own data. Until a version can fetch
 * its own, it uses older data, which the tool checks.
 */
export interface DataEntry extends LanguageFile {
  /** The file as the build wrote it: `data/schemes-en.json`. */
  url: string;
  revision?: string | null | undefined;
  /**
   * Paths of the tools that need the file; empty for other code. The build sets them (build/tool-code.ts).
   */
  tools?: readonly string[];
}

export const isData = ({ url, tools }: DataEntry): boolean =>
  tools !== undefined || url.startsWith('data/') || /\.(avif|webm|webp|woff2)$/.test(url);
