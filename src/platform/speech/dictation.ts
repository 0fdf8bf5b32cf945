/** The speech recognition of the Web Speech API, which TypeScript's DOM library does not contain. */
interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  start(): void;
  abort(): void;
}
interface RecognitionResult extends Event {
  results: ArrayLike<ArrayLike<{ transcript: string }>>;
}
interface RecognitionError extends Event {
  error: string;
}
type RecognitionMaker = new () => Recognition;

const maker = (): RecognitionMaker | undefined => {
  const speech = globalThis as {
    SpeechRecognition?: RecognitionMaker;
    webkitSpeechRecognition?: RecognitionMaker;
  };
  return speech.SpeechRecognition ?? speech.webkitSpeechRecognition;
};

/** True where the browser can recognise speech. */
export const canDictate = (): boolean => maker() !== undefined;

/** Result of listening: a text, nothing, or a denied microphone. */
export type Dictated = { is: 'text'; text: string } | { is: 'nothing' | 'refused' };

/**
 * Listens to one sentence in a language (`en-IN`) and calls `tell` once with the result. The browser may send
 * the recording to its vendor. Returns a function that stops listening; `tell` is not called then.
 */
export function dictate(language: string, tell: (dictated: Dictated) => void): () => void {
  const Maker = maker();
  if (!Maker) {
    tell({ is: 'nothing' });
    return () => undefined;
  }
  const recognition = new Maker();
  recognition.lang = language;
  recognition.interimResults = false;
  let told = false;
  const answerOnce = (dictated: Dictated) => {
    if (!told) tell(dictated);
    told = true;
  };
  recognition.addEventListener('result', (event) => {
    const { results } = event as RecognitionResult;
    const text = Array.from(results, (result) => result[0]?.transcript ?? '').join(' ');
    answerOnce(text.trim() ? { is: 'text', text: text.trim() } : { is: 'nothing' });
  });
  recognition.addEventListener('error', (event) => {
    const { error } = event as RecognitionError;
    console.info('The browser wrote nothing down', error);
    answerOnce({
      is: error === 'not-allowed' || error === 'service-not-allowed' ? 'refused' : 'nothing',
    });
  });
  recognition.addEventListener('end', () => answerOnce({ is: 'nothing' }));
  recognition.start();
  return () => {
    // The caller that stops needs no result.
    told = true;
    recognition.abort();
  };
}
