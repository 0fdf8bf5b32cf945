import type { Page } from '@playwright/test';

/** A speech request of the page. */
export interface SpokenLog {
  said: string[];
  /** The speed of each. */
  rates: number[];
  /** The language of the voice of each. */
  languages: string[];
  speaking: boolean;
}

/**
 * Adds voices to a page, because headless browsers have none: an Indian voice of the device, unless others are given.
 * Nothing is audible; `finishSentence` ends the current sentence. Call it before the page opens.
 */
export async function installVoices(
  page: Page,
  voices = [{ lang: 'en-IN', localService: true }],
): Promise<void> {
  await page.addInitScript((given) => {
    const log: SpokenLog = { said: [], rates: [], languages: [], speaking: false };
    let current: EventTarget | undefined;
    class Utterance extends EventTarget {
      rate = 1;
      lang = '';
      constructor(public text: string) {
        super();
      }
    }
    const voice = Object.assign(new EventTarget(), {
      // Chrome lists its voices late.
      getVoices: () => (document.readyState === 'loading' ? [] : given),
      speak(utterance: Utterance) {
        current = utterance;
        log.said.push(utterance.text);
        log.rates.push(utterance.rate);
        log.languages.push(utterance.lang);
        log.speaking = true;
      },
      cancel() {
        const cut = current;
        current = undefined;
        log.speaking = false;
        cut?.dispatchEvent(Object.assign(new Event('error'), { error: 'canceled' }));
      },
    });
    Object.defineProperty(window, 'speechSynthesis', { value: voice });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    Object.assign(window, {
      spokenLog: log,
      finishSentence() {
        const done = current;
        current = undefined;
        log.speaking = false;
        done?.dispatchEvent(new Event('end'));
      },
    });
  }, voices);
}

interface WindowWithVoice extends Window {
  spokenLog: SpokenLog;
  finishSentence(): void;
}

/** Returns everything spoken on this page since it opened. */
export const spoken = (page: Page): Promise<SpokenLog> =>
  page.evaluate(() => (window as unknown as WindowWithVoice).spokenLog);

/** Ends the current sentence. */
export const finishSentence = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as WindowWithVoice).finishSentence());
