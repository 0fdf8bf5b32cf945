import { textChunks, type AmountWords } from './speech-chunks.ts';
import { useReadingAloud, type ReadingAloud } from './use-reading-aloud.ts';

/** Reads one text at a time, and how to control it. */
export interface TextAloud extends ReadingAloud {
  read: (text: string) => Promise<boolean>;
}

/** The data that the reader needs of the text's language (ui/use-aloud-texts.ts). */
export interface AloudTexts {
  /** The language of the voice: `hi-IN`. */
  tag: string;
  amounts: AmountWords;
  onFailed: () => void;
}

/** Reads texts without parts aloud, such as an answer. */
export function useTextAloud({ tag, amounts, onFailed }: AloudTexts): TextAloud {
  const aloud = useReadingAloud(tag);
  return {
    ...aloud,
    read: (text) =>
      aloud.start(
        textChunks(text, amounts).map((chunk) => ({
          text: chunk,
          startsPart: false,
        })),
        document.title,
        ({ status }) => {
          if (status === 'failed') onFailed();
        },
      ),
  };
}
