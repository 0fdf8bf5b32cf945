/** Where the index of a language lies; written by the build, kept by the worker. */
export const searchFile = (locale: string): string => `/search-${locale}.json`;
