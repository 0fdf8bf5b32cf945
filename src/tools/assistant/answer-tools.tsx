import { pageById } from '../../content/catalog.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { share } from '../../platform/hand-over.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { siteToasts } from '../../ui/site-toasts.ts';
import type { Answer } from './chat-message.ts';
import { ListenToAnswer } from './listen-to-answer.tsx';
import { plainText, spokenText } from './plain-text.ts';

const useText = textFor('assistant');

/** Tools for the text of an answer: copy, share, read aloud. */
export function AnswerTools({ answer, question }: { answer: Answer; question: string }) {
  const { locale } = useI18n();
  const texts = useText();
  const text = plainText(answer.content);

  async function send() {
    const page = addLocalePrefix(pageById('tools/legal-assistant').path, locale);
    const shared = await share({
      title: texts.title,
      text: texts.shareText(question, text, `${location.origin}${page}`),
    });
    if (shared === 'failed') siteToasts.show({ title: texts.notShared, variant: 'warning' });
  }

  return (
    <div className="chat-tools">
      <Button tone="quiet" onClick={() => void copyText(text, texts)}>
        {texts.copy}
      </Button>
      {'share' in navigator && (
        <Button tone="quiet" onClick={() => void send()}>
          {texts.share}
        </Button>
      )}
      <ListenToAnswer text={spokenText(answer.content)} />
    </div>
  );
}
