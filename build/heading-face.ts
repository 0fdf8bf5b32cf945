const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** The heading face as the site bundles it: two files, each with the characters it is cut down to. */
export const headingFace = [
  { file: 'anek-latin-700', fontsource: 'latin', characters: `${ascii}–—‘’“”…·` },
  { file: 'anek-latin-700-rupee', fontsource: 'latin-ext', characters: '₹' },
] as const;

/** Where a bundled file lies. */
export const headingFaceFile = (file: string): string => `src/app/fonts/${file}.woff2`;
