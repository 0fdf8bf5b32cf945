import { textFor } from '../locales/text.tsx';
import { siteToasts } from './site-toasts.ts';

const useText = textFor('listen');

/** The texts for reading aloud in the page's language: amounts in words, and a message when the voice fails. */
export function useAloudTexts() {
  const texts = useText();
  return {
    amounts: texts,
    onFailed: () => siteToasts.show({ title: texts.failed, variant: 'warning' }),
  };
}
