import { elementChunk } from './speech-chunks.ts';
import { useReadingAloud, type ReadingAloud } from './use-reading-aloud.ts';
import type { AloudTexts } from './use-text-aloud.ts';

/** Reads elements of the page one after another, and how to control it. */
interface ElementsAloud extends ReadingAloud {
  read: (elements: readonly HTMLElement[]) => Promise<boolean>;
}

/**
 * Reads elements aloud, such as a question and its answers. The element that is being read has `data-being-read`, so
 * that visitors who cannot read press what they have just heard (ANSW-06).
 */
export function useElementsAloud({ tag, amounts, onFailed }: AloudTexts): ElementsAloud {
  const aloud = useReadingAloud(tag);
  return {
    ...aloud,
    read(elements) {
      const mark = (element?: HTMLElement) => {
        for (const each of elements) each.toggleAttribute('data-being-read', each === element);
        element?.scrollIntoView({ block: 'nearest' });
      };
      return aloud.start(
        elements.map(({ innerText }) => ({
          text: elementChunk(innerText, amounts),
          startsPart: true,
        })),
        document.title,
        ({ status, at }) => {
          const isOver = status === 'ended' || status === 'failed';
          mark(isOver ? undefined : elements[at]);
          if (status === 'failed') onFailed();
        },
      );
    },
  };
}
