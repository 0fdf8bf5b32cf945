/** Letter widths relative to the font size. They exceed the widths of phone fonts slightly, so that lines always fit. */
const widths: readonly [letters: RegExp, width: number][] = [
  [/[il.,:;'’|!]/, 0.3],
  [/[ ftrjI()[\]/-]/, 0.4],
  [/[mwMW₹%—]/, 0.92],
  [/[A-Z&]/, 0.7],
  [/[0-9]/, 0.6],
];
const otherwise = 0.6;
const boldFactor = 1.14;

/** Estimates the width of a text, in the unit of `size`. The estimate is too wide rather than too narrow. */
export function textWidth(text: string, size: number, bold = false): number {
  let width = 0;
  for (const letter of text) {
    width += widths.find(([letters]) => letters.test(letter))?.[1] ?? otherwise;
  }
  return width * size * (bold ? boldFactor : 1);
}

/** Wraps a text into lines of at most `width`. A wider word gets its own line. */
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
