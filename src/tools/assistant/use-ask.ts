import { useCallback, useEffect, useRef } from 'react';
import type { Locale } from '../../locales/languages.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { siteToasts } from '../../ui/site-toasts.ts';
import { ask, askAgain } from './ask.ts';
import { answerSavedQuestions } from './complete-question.ts';
import { collectAnswers } from './collect-answers.ts';
import { assistantStore, loadConversations } from './conversation-store.ts';

const useText = textFor('assistant');

/** Returns functions that ask from a screen. A toast reports complete failures (CHAT-23). */
export function useAsk() {
  const { locale } = useI18n();
  const texts = useText();
  const context = useRef({ locale, texts });
  useEffect(() => {
    context.current = { locale, texts };
    void loadConversations();
    collectAnswers(texts);
  });

  // Loads the code before the network disappears.
  useEffect(() => {
    answerSavedQuestions(locale).catch((error: unknown) =>
      console.info('A question that waits has no answer yet', error),
    );
    import('./device-answer.ts').catch((error: unknown) =>
      console.info('The phone’s own answers could not be loaded', error),
    );
  }, [locale]);

  const guarded = useCallback((work: () => Promise<void>) => {
    // One question at a time (CHAT-04).
    if (assistantStore.getState().waiting) return;
    work().catch((error: unknown) => {
      console.error('The question got no answer', error);
      const { title, text } = context.current.texts.error;
      siteToasts.show({ title, description: text, variant: 'destructive' });
    });
  }, []);

  return {
    ask: useCallback(
      (text: string, language?: Locale) => guarded(() => ask(text, context.current, language)),
      [guarded],
    ),
    askAgain: useCallback((id: string) => guarded(() => askAgain(id, context.current)), [guarded]),
  };
}
