const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** The font of headings: two files with their characters. */
export const headingFace = [
  { file: 'anek-latin-700', fontsource: 'latin', characters: `${ascii}–—‘’“”…·` },
  { file: 'anek-latin-700-rupee', fontsource: 'latin-ext', characters: '₹' },
] as const;

/** Returns the path of a bundled font file. */
export const headingFaceFile = (file: string): string => `src/app/fonts/${file}.woff2`;
