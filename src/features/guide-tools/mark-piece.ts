import { silent, type ReadablePiece } from './readable-pieces.ts';

const highlightName = 'speaking';

/** Highlights the current piece, and scrolls along until the visitor scrolls. */
export function markPiece(piece: ReadablePiece | undefined, isReading: boolean): void {
  const before = document.querySelector<HTMLElement>('[data-speaking]');
  const wasInView = !before || isInView(before);
  if (before) delete before.dataset.speaking;
  const highlights = 'highlights' in CSS ? CSS.highlights : undefined;
  highlights?.delete(highlightName);
  if (!piece || !isReading) return;
  piece.element.dataset.speaking = '';
  const sentence = rangeOf(piece);
  if (highlights && sentence) highlights.set(highlightName, new Highlight(sentence));
  if (wasInView) piece.element.scrollIntoView({ block: 'nearest' });
}

/** Returns where the sentence is in its element; undefined where what is spoken differs from what is shown. */
function rangeOf({ element, written }: ReadablePiece): Range | undefined {
  const letters: { node: Text; offset: number }[] = [];
  let text = '';
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (node.parentElement?.closest(silent)) continue;
    for (let offset = 0; offset < node.data.length; offset++) {
      const letter = /\s/.test(node.data[offset] ?? '') ? ' ' : (node.data[offset] ?? '');
      if (letter === ' ' && text.endsWith(' ')) continue;
      text += letter;
      letters.push({ node, offset });
    }
  }
  const at = text.indexOf(written);
  const first = letters[at];
  const last = letters[at + written.length - 1];
  if (at < 0 || !first || !last) return undefined;
  const range = document.createRange();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset + 1);
  return range;
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
