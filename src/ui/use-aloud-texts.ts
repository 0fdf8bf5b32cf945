import { languages } from '../locales/languages.ts';
import { textFor, useI18n } from '../locales/text.tsx';
import { siteToasts } from './site-toasts.ts';

const useText = textFor('listen');

/**
 * What reading aloud needs of the language of its text: the voice's tag, amounts in words, and a message when the voice
 * fails.
 */
export function useAloudTexts() {
  const { locale } = useI18n();
  const texts = useText();
  return {
    tag: languages[locale].tag,
    amounts: texts,
    onFailed: () => siteToasts.show({ title: texts.failed, variant: 'warning' }),
  };
}
