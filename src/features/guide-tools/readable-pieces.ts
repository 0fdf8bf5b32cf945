import type { Chunk } from '../../platform/speech/reader.ts';
import { spokenAmounts, splitForSpeech } from '../../platform/speech/speech-chunks.ts';

/** A piece to be spoken, the element it stands in, and the heading it stands under. */
export interface ReadablePiece extends Chunk {
  element: HTMLElement;
  part: string;
}

/** What is read as one: a paragraph, a row, an entry. */
const units =
  'h1, h2, h3, p, summary, .entry, tr, .card > div, .documents li, .prose-list li, .page-list li';
/** Marks for the eye, tools and source lines: nobody wants them read out. */
const silent =
  '.breadcrumb, .page-contents, .actions, .page-dates, .guide-qr, .anchor, .domain, .sr-only, .entries-source, .entry-source, [data-slot], [data-screen-only]';

/** The text of a guide in the order of reading, in pieces a voice can speak. */
export function readablePieces(
  article: ParentNode,
  rupees: (amount: string) => string,
): ReadablePiece[] {
  let part = '';
  return [...article.querySelectorAll<HTMLElement>(units)]
    .filter((element) => !element.closest(silent) && !element.parentElement?.closest(units))
    .flatMap((element) => {
      const startsPart = element.matches('h1, h2');
      const text = spokenAmounts(spokenText(element), rupees);
      if (startsPart) part = text;
      return splitForSpeech(text).map((chunk, index) => ({
        text: chunk,
        startsPart: startsPart && index === 0,
        element,
        part,
      }));
    });
}

/** Words that stand apart for the eye are apart for the ear: cells, labels and amounts end a sentence. */
function spokenText(element: HTMLElement): string {
  const isRow = element.matches('.entry, tr, .card > div');
  if (!isRow) return withoutSilent(element);
  return [...element.children]
    .filter((child) => !child.matches(silent))
    .map((child) => withoutSilent(child).replace(/[.:]?$/, '.'))
    .join(' ');
}

function withoutSilent(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const each of copy.querySelectorAll(silent)) each.remove();
  // A note stands in a block of its own below its label.
  for (const note of copy.querySelectorAll('.block')) note.prepend('. ');
  return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
