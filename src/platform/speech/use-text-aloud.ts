import { spokenAmounts, splitForSpeech, type AmountWords } from './speech-chunks.ts';
import { useReadingAloud, type ReadingAloud } from './use-reading-aloud.ts';

/** Reads one text at a time, and how to control it. */
export interface TextAloud extends ReadingAloud {
  read: (text: string) => void;
}

/** The data that the reader needs of the page's language (ui/use-aloud-texts.ts). */
export interface AloudTexts {
  amounts: AmountWords;
  onFailed: () => void;
}

/** Reads texts without parts aloud, such as an answer. */
export function useTextAloud({ amounts, onFailed }: AloudTexts): TextAloud {
  const aloud = useReadingAloud();
  return {
    ...aloud,
    read: (text) =>
      aloud.start(
        splitForSpeech(spokenAmounts(text, amounts)).map((chunk) => ({
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
