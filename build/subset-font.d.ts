/** The package ships no types; this is the part `subset-fonts.ts` uses. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { targetFormat: 'woff2' },
  ): Promise<Buffer>;
}
