import { pageById } from '../../content/catalog.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { share } from '../../platform/hand-over.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { siteToasts } from '../../ui/site-toasts.ts';
import type { Answer } from './chat-message.ts';
import { ListenButton } from './listen-button.tsx';
import { plainText, spokenText } from './plain-text.ts';

const useText = textFor('assistant');

/** Copy, share and read aloud: what can be done with the words of an answer. */
export function AnswerTools({ answer, question }: { answer: Answer; question: string }) {
  const { locale } = useI18n();
  const words = useText();
  const text = plainText(answer.content);

  async function send() {
    const page = addLocalePrefix(pageById('tools/legal-assistant').path, locale);
    const shared = await share({
      title: words.title,
      text: words.shareText(question, text, `${location.origin}${page}`),
    });
    if (shared === 'failed') siteToasts.show({ title: words.notShared, variant: 'warning' });
  }

  return (
    <div className="chat-tools">
      <Button tone="quiet" onClick={() => void copyText(text, words)}>
        {words.copy}
      </Button>
      {'share' in navigator && (
        <Button tone="quiet" onClick={() => void send()}>
          {words.share}
        </Button>
      )}
      <ListenButton text={spokenText(answer.content)} />
    </div>
  );
}
