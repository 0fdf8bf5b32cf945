/** The used part of the package, which has no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { targetFormat: 'woff2' | 'sfnt'; noLayoutClosure?: boolean },
  ): Promise<Buffer>;
}
