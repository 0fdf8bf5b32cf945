import { useEffect, useId, useRef, useState, type SubmitEvent, type KeyboardEvent } from 'react';
import { formatNumber } from '../../i18n/format-number.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { useSharedDevice } from '../../platform/device/shared-device-store.ts';
import { Button } from '../../ui/button.tsx';
import { LineDrawing } from '../../ui/icon.tsx';
import { getReadyToAnswer } from './ask.ts';
import { longestQuestion } from './chat-request.ts';
import { addToDraft, setDraft, useAssistant } from './conversation-store.ts';
import { SpeakButton } from './speak-button.tsx';

const useText = textFor('assistant');

interface ComposerProps {
  onAsk: (text: string) => void;
  /** First text of the field, in place of the saved draft (TOOL-LA-01). */
  prefill?: string;
}

/** Somebody who types makes a pause of this length in ms between words. */
const pauseMs = 400;

/** The field for questions. Enter sends, Shift+Enter starts a new line (CHAT-03 to CHAT-05). */
export function Composer({ onAsk, prefill = '' }: ComposerProps) {
  const { locale } = useI18n();
  const texts = useText();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useAssistant((state) => state.draft);
  const waiting = useAssistant((state) => state.waiting);
  const loaded = useAssistant((state) => state.loaded);
  const shared = useSharedDevice();
  const [error, setError] = useState('');
  const isEmpty = draft.trim() === '';

  // Typed before the app was ready.
  useEffect(() => {
    const early = field.current?.value;
    if (early) setDraft(early);
  }, []);

  useEffect(() => {
    if (loaded && prefill) setDraft(prefill);
  }, [loaded, prefill]);

  // The field has a question: typed now, saved before, or from the address.
  useEffect(() => {
    if (!isEmpty) getReadyToAnswer(locale, '');
  }, [isEmpty, locale]);

  // What has been typed tells in which language, once a few words are there.
  useEffect(() => {
    if (isEmpty) return undefined;
    const timer = setTimeout(() => getReadyToAnswer(locale, draft), pauseMs);
    return () => clearTimeout(timer);
  }, [isEmpty, locale, draft]);

  function send() {
    if (isEmpty || waiting) return;
    if (draft.trim().length > longestQuestion) {
      setError(texts.tooLong(formatNumber(longestQuestion, locale)));
      field.current?.focus();
      return;
    }
    onAsk(draft);
    setDraft('');
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    send();
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // Keyboards of Hindi and Telugu choose a word with Enter; 229 is what some of them report, and
    // nothing but the deprecated keyCode tells it.
    // oxlint-disable-next-line typescript/no-deprecated
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form className="chat-composer" onSubmit={submit}>
      <label htmlFor={id}>{texts.field}</label>
      {error && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      <textarea
        ref={field}
        className="input"
        id={id}
        rows={1}
        value={draft}
        enterKeyHint="send"
        autoComplete={shared ? 'off' : undefined}
        aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
        aria-invalid={error ? true : undefined}
        onChange={({ currentTarget }) => {
          setError('');
          setDraft(currentTarget.value);
        }}
        onKeyDown={onKeyDown}
      />
      <p className="field-hint chat-hint" id={`${id}-hint`}>
        {texts.hint}
      </p>
      <SpeakButton onDictated={addToDraft} />
      <Button type="submit" disabled={isEmpty || waiting}>
        <LineDrawing path="M4 12h15M13 6l6 6-6 6" />
        <span className="sr-only">{texts.send}</span>
      </Button>
    </form>
  );
}
