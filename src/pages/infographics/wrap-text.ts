/** Widths of letters in parts of the size, a little wider than in the fonts of phones, so that lines fit in all. */
const widths: readonly [letters: RegExp, width: number][] = [
  [/[il.,:;'’|!]/, 0.3],
  [/[ ftrjI()[\]/-]/, 0.4],
  [/[mwMW₹%—]/, 0.92],
  [/[A-Z&]/, 0.7],
  [/[0-9]/, 0.6],
];
const otherwise = 0.6;
const boldFactor = 1.14;

/** About how wide a text is at a size, in the size's unit; rather too wide than too narrow. */
export function textWidth(text: string, size: number, bold = false): number {
  let width = 0;
  for (const letter of text) {
    width += widths.find(([letters]) => letters.test(letter))?.[1] ?? otherwise;
  }
  return width * size * (bold ? boldFactor : 1);
}

/** A text in lines of at most this width. A word that is wider has a line of its own. */
export function wrapText(text: string, width: number, size: number, bold = false): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && textWidth(longer, size, bold) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
