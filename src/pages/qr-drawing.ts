import { encode } from 'uqr';

/** The width in modules of the empty margin that a camera needs (ISO 18004). */
const quiet = 4;

/** Returns a QR code as one SVG path of strokes of width 1; `side` is the drawing's width with its margin. */
export function qrDrawing(text: string): { side: number; path: string } {
  // Level M keeps the code readable when a corner is creased.
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const path = data
    .flatMap((row, y) =>
      runs(row).map(({ from, length }) => `M${from + quiet} ${y + quiet}.5h${length}`),
    )
    .join('');
  return { side: size + 2 * quiet, path };
}

/** Returns the dark runs of a row. */
function runs(row: readonly boolean[]): { from: number; length: number }[] {
  const found: { from: number; length: number }[] = [];
  row.forEach((dark, x) => {
    if (!dark) return;
    const last = found.at(-1);
    if (last && last.from + last.length === x) last.length += 1;
    else found.push({ from: x, length: 1 });
  });
  return found;
}
