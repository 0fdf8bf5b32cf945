/**
 * Returns the path of a language's index. The build writes the file; the worker saves it as a tool's data.
 */
export const searchFile = (locale: string): `/data/${string}` => `/data/search-${locale}.json`;
