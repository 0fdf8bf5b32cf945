import type { ReactNode } from 'react';
import { languages, type Locale } from '../../locales/languages.ts';
import { useI18n } from '../../locales/text.tsx';
import { Button } from '../../ui/button.tsx';
import { useAssistant } from './conversation-store.ts';

/**
 * A button that asks a question. While another question is being answered it is inactive (CHAT-04), and
 * retains the focus. `language`: the language of its text, where it may be another than that around it.
 */
export function AskButton({
  onPress,
  language,
  children,
}: {
  onPress: () => void;
  language?: Locale | undefined;
  children: ReactNode;
}) {
  const { locale } = useI18n();
  const lang = language && language !== locale ? languages[language].tag : undefined;
  const waiting = useAssistant((state) => state.waiting);
  return (
    <Button tone="secondary" aria-disabled={waiting} lang={lang} data-needs-app onClick={onPress}>
      {children}
    </Button>
  );
}
