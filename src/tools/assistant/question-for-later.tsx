import { useEffect, useState, type SubmitEvent } from 'react';
import { pageById } from '../../content/catalog.ts';
import { formatNumber } from '../../i18n/format-number.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { useSharedDevice } from '../../platform/device/shared-device-store.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/form-fields.tsx';
import { longestQuestion } from './chat-request.ts';
import { loadConversations, setDraft, useAssistant } from './conversation-store.ts';
import { saveQuestion } from './save-question.ts';

const useText = textFor('assistant-later');

/**
 * Accepts a question before the assistant's code is on the device. The question is saved in the conversation
 * and in the outbox, and answered when the code arrives.
 */
export function QuestionForLater() {
  const { locale } = useI18n();
  const texts = useText();
  const shared = useSharedDevice();
  const draft = useAssistant((state) => state.draft);
  const [state, setState] = useState<'open' | 'saving' | 'saved' | 'failed'>('open');
  const [error, setError] = useState('');

  useEffect(() => void loadConversations(), []);

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const typed = draft.trim();
    if (typed === '' || state === 'saving') return;
    if (typed.length > longestQuestion) {
      setError(texts.tooLong(formatNumber(longestQuestion, locale)));
      return;
    }
    setState('saving');
    try {
      await saveQuestion(typed, texts.hidden, locale);
      setDraft('');
      setState('saved');
    } catch (reason) {
      console.error('The question is not saved', reason);
      setState('failed');
    }
  }

  if (shared) return <p className="prose">{texts.shared}</p>;
  return (
    <form className="section" onSubmit={(event) => void save(event)}>
      <h2>{texts.title}</h2>
      <p className="prose">{texts.text}</p>
      <p className="prose">{texts.sent}</p>
      <TextAreaField
        label={texts.field}
        rows={3}
        value={draft}
        error={error || undefined}
        onChange={({ currentTarget }) => {
          setError('');
          setDraft(currentTarget.value);
        }}
      />
      <div className="actions">
        <Button type="submit" disabled={draft.trim() === '' || state === 'saving'}>
          {state === 'saving' ? texts.saving : texts.save}
        </Button>
      </div>
      <p className="prose" role="status">
        {state === 'failed' && texts.failed}
        {state === 'saved' && (
          <>
            {texts.saved}{' '}
            <a href={addLocalePrefix(pageById('account/outbox').path, locale)}>{texts.waiting}</a>
          </>
        )}
      </p>
    </form>
  );
}
