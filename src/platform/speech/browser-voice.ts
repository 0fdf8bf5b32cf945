import type { Speaker } from './reader.ts';

/** True where the browser can speak at all; whether it has a voice is another question (voices.ts). */
export const canSpeak = (): boolean =>
  'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis;

/** The browser's own voice as a speaker. */
export function speakerOf(voice: SpeechSynthesisVoice): Speaker {
  // Chrome forgets the events of an utterance that nobody holds on to.
  let current: SpeechSynthesisUtterance | undefined;
  return {
    say(text, done) {
      current = new SpeechSynthesisUtterance(text);
      current.voice = voice;
      // Android reads by the language, whatever the voice.
      current.lang = voice.lang.replace('_', '-');
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
