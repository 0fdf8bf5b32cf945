/** Where the index of a language lies; written by the build, kept by the worker as a tool's data. */
export const searchFile = (locale: string): `/data/${string}` => `/data/search-${locale}.json`;
