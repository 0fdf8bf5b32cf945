import type { Speaker } from './reader.ts';

/** True where the browser can speak. It may still have no voice (voices.ts). */
export const canSpeak = (): boolean =>
  'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis;

/** Returns a speaker that uses a voice of the browser. `rate` is asked for each text; 1 is the usual speed. */
export function speakerOf(voice: SpeechSynthesisVoice, rate = () => 1): Speaker {
  // Holds the utterance: Chrome drops the events of an utterance without a reference.
  let current: SpeechSynthesisUtterance | undefined;
  return {
    say(text, done) {
      current = new SpeechSynthesisUtterance(text);
      current.voice = voice;
      // Android chooses the voice by language.
      current.lang = voice.lang.replace('_', '-');
      current.rate = rate();
      current.addEventListener('end', () => done('ended'));
      current.addEventListener('error', ({ error }) => {
        console.info('The voice stopped', error);
        done('failed');
      });
      speechSynthesis.speak(current);
    },
    hush() {
      current = undefined;
      speechSynthesis.cancel();
    },
  };
}
