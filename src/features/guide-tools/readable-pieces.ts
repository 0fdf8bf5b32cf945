import type { Chunk } from '../../platform/speech/reader.ts';
import {
  spokenAmounts,
  splitForSpeech,
  type AmountWords,
} from '../../platform/speech/speech-chunks.ts';

/** A piece of text to speak, with its element and its section's heading. */
export interface ReadablePiece extends Chunk {
  element: HTMLElement;
  /** The text as it is written; an amount is spoken in another order. */
  written: string;
  part: string;
}

/** Elements that are read as one piece: a paragraph, a row, an entry. */
const units =
  'h1, h2, h3, p, .faq summary, .section-answer, .entry, tr, .card > div, .glance > div, .documents li, .prose-list li, .page-list li';
/** Elements that are not read aloud: visual marks, tools and sources. */
export const silent =
  '.breadcrumb, .page-contents, .actions, .guide-actions, .page-dates, .guide-qr, .anchor, .domain, .sr-only, .entries-source, .entry-source, .sources, [data-slot], [data-screen-only]';

/** Shorter than what a voice takes (speech-chunks.ts), because spoken amounts are longer than written ones. */
const longestWritten = 160;

/** Returns the text of a guide in reading order, in pieces for a voice. */
export function readablePieces(article: ParentNode, amounts: AmountWords): ReadablePiece[] {
  let part = '';
  return [...article.querySelectorAll<HTMLElement>(units)]
    .filter((element) => !element.closest(silent) && !element.parentElement?.closest(units))
    .flatMap((element) => {
      const startsPart = element.matches('h1, h2');
      const text = spokenText(element);
      if (startsPart) part = text;
      return splitForSpeech(text, longestWritten).map((written, index) => ({
        text: spokenAmounts(written, amounts),
        written,
        startsPart: startsPart && index === 0,
        element,
        part,
      }));
    });
}

/**
 * Returns the spoken text of an element. Cells, labels and amounts end a sentence, because they are visually
 * separate.
 */
function spokenText(element: HTMLElement): string {
  const isRow = element.matches('.entry, tr, .card > div, .glance > div');
  if (!isRow) return withoutSilent(element);
  return [...element.children]
    .filter((child) => !child.matches(silent))
    .map((child) => withoutSilent(child).replace(/[.:]?$/, '.'))
    .join(' ');
}

function withoutSilent(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const each of copy.querySelectorAll(silent)) each.remove();
  // A note is a block below its label.
  for (const note of copy.querySelectorAll('.block')) note.prepend('. ');
  return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
