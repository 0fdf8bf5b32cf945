import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { defaultLocale, type Locale } from '../../src/locales/languages.ts';
import { loadMessages, loadText } from '../../src/locales/load-text.ts';
import { I18nProvider } from '../../src/locales/text.tsx';
import { text as en } from '../../src/locales/en/tools/assistant.ts';
import { AnswerActions } from '../../src/tools/assistant/answer-actions.tsx';
import { deviceAnswer } from '../../src/tools/assistant/answers.ts';
import { noMetadata, type Question } from '../../src/tools/assistant/chat-message.ts';
import { composeUnknown } from '../../src/tools/assistant/compose-answer.ts';

/** A question that nothing answers: only a request to a person waits on the phone without a signal (CHAT-25). */
beforeAll(async () => {
  await loadText('assistant', defaultLocale);
});

const answerTexts = (locale: Locale) => loadText('assistant-answers', locale);

it('offers a person first where the guides have no answer (CHAT-25)', async () => {
  const found = composeUnknown(await answerTexts('en'), 'en', {});
  const question: Question = {
    id: '1',
    content: 'What?',
    sender: 'user',
    timestamp: '2026-11-29T00:00:00Z',
    type: 'text',
    metadata: noMetadata,
    state: 'done',
    passages: [],
    hidNumber: false,
  };
  const html = renderToStaticMarkup(
    <I18nProvider locale="en" messages={await loadMessages('en')}>
      <AnswerActions
        answer={deviceAnswer(question, found)}
        question={question.content}
        callbacks={{ askPerson: () => undefined }}
        onAsk={() => undefined}
        onAskAgain={() => undefined}
      />
    </I18nProvider>,
  );
  const actions = [...html.matchAll(/<(?:a|button)\b[^>]*>(.*?)<\/(?:a|button)>/g)];
  expect(actions[0]?.[1]).toContain(en.askPerson);
  expect(actions).toHaveLength(4);
});

it.each([
  ['en', 'waits on this phone'],
  ['hi', 'इस फ़ोन पर रुकता'],
  ['te', 'ఈ ఫోన్‌లో ఆగి'],
] as const)(
  'says that a message to a person waits on the phone, sure or not, in %s',
  async (locale, waits) => {
    const texts = await answerTexts(locale);
    const perhaps = [{ title: 'GST', heading: '', path: '/gst-compliance', anchor: '' }];
    for (const { text } of [
      composeUnknown(texts, locale, {}),
      composeUnknown(texts, locale, { perhaps }),
    ]) {
      expect(text).toContain(waits);
    }
  },
);
