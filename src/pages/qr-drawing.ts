import { encode } from 'uqr';

/** The width in modules of the empty margin that a camera needs (ISO 18004). */
const quiet = 4;

/** Returns a QR code as one SVG path of strokes of width 1; `side` is the drawing's width with its margin. */
export function qrDrawing(text: string): { side: number; path: string } {
  // Level M keeps the code readable when a corner is creased.
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const path = data.map((row, y) => `M${quiet} ${y + quiet}.5${strokes(row)}`).join('');
  return { side: size + 2 * quiet, path };
}

/** Returns the strokes of a row from its start, each relative to the one before: the shortest form of the path. */
function strokes(row: readonly boolean[]): string {
  let end = 0;
  return runs(row)
    .map(({ from, length }) => {
      const gap = from - end;
      end = from + length;
      return `${gap > 0 ? `m${gap} 0` : ''}h${length}`;
    })
    .join('');
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
