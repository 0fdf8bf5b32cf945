import { business, whatsAppLink } from '../../content/business.ts';
import { pageById } from '../../content/catalog.ts';
import { longestAnswers } from '../../content/lead-limits.ts';
import { cutText } from '../../i18n/cut-text.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { AskButton } from './ask-button.tsx';
import type { Answer } from './chat-message.ts';
import type { AssistantCallbacks } from './assistant-callbacks.ts';
import { legalAidNumber } from './model/helplines.ts';
import { plainText } from './plain-text.ts';
import { MaybeEnglish } from '../../ui/maybe-english.tsx';

const useText = textFor('assistant');

interface AnswerActionsProps {
  answer: Answer;
  question: string;
  callbacks: AssistantCallbacks;
  onAsk: (text: string) => void;
  onAskAgain: (questionId: string) => void;
}

/** Actions below an answer. */
export function AnswerActions(props: AnswerActionsProps) {
  const { answer, question, callbacks, onAsk } = props;
  const texts = useText();
  if (answer.failed) return <FailureActions {...props} />;
  if (answer.origin === 'site') return null;
  if (answer.declined) return <DeclinedActions question={question} callbacks={callbacks} />;
  const [first] = answer.sources;
  if (!first) return <NothingFoundActions question={question} callbacks={callbacks} />;
  const { path, anchor, title } = first.passage;
  const address = path + (anchor && `#${anchor}`);
  const note = cutText(texts.leadNotes(question, plainText(answer.content)), longestAnswers.notes);
  return (
    <div className="actions" role="group" aria-label={texts.next}>
      <ButtonLink href={address}>
        <MaybeEnglish name={title} text={texts.openGuide(title)} />
      </ButtonLink>
      {answer.metadata.suggestedActions.map((action) => (
        <AskButton key={action} onPress={() => onAsk(action)}>
          {action}
        </AskButton>
      ))}
      <Button
        tone="secondary"
        onClick={({ currentTarget }) => callbacks.askPerson(note, currentTarget)}
      >
        {texts.askPerson}
      </Button>
    </div>
  );
}

/** Actions below a refusal: it names free legal aid, and a person of ours. */
function DeclinedActions({
  question,
  callbacks,
}: Pick<AnswerActionsProps, 'question' | 'callbacks'>) {
  const texts = useText();
  return (
    <div className="actions" role="group" aria-label={texts.next}>
      <ButtonLink tone="secondary" href={`tel:${legalAidNumber}`}>
        {texts.legalAid(legalAidNumber)}
      </ButtonLink>
      <Button
        tone="secondary"
        onClick={({ currentTarget }) =>
          callbacks.askPerson(texts.leadQuestion(question), currentTarget)
        }
      >
        {texts.askPerson}
      </Button>
    </div>
  );
}

/** Actions below a failed answer (CHAT-22). */
function FailureActions({ answer, question, callbacks, onAskAgain }: AnswerActionsProps) {
  const texts = useText();
  const { support, later, call } = texts.fallbackActions;
  return (
    <div className="actions" role="group" aria-label={texts.next}>
      <Button
        tone="secondary"
        onClick={({ currentTarget }) =>
          callbacks.askPerson(texts.leadQuestion(question), currentTarget)
        }
      >
        {support}
      </Button>
      <AskButton onPress={() => onAskAgain(answer.questionId)}>{later}</AskButton>
      <ButtonLink tone="secondary" href={`tel:${business.phone}`}>
        {call}
      </ButtonLink>
    </div>
  );
}

/**
 * Actions when the guides have no answer: a person, search, call, message (CHAT-25). The person comes first, because
 * only that waits on the phone without a signal.
 */
function NothingFoundActions({
  question,
  callbacks,
}: Pick<AnswerActionsProps, 'question' | 'callbacks'>) {
  const { locale } = useI18n();
  const texts = useText();
  const search = addLocalePrefix(pageById('site/search').path, locale);
  return (
    <div className="actions" role="group" aria-label={texts.next}>
      <Button
        onClick={({ currentTarget }) =>
          callbacks.askPerson(texts.leadQuestion(question), currentTarget)
        }
      >
        {texts.askPerson}
      </Button>
      <ButtonLink tone="secondary" href={`${search}?q=${encodeURIComponent(question)}`}>
        {texts.searchSite}
      </ButtonLink>
      <ButtonLink tone="secondary" href={`tel:${business.phone}`}>
        {texts.call}
      </ButtonLink>
      <ButtonLink
        tone="secondary"
        href={whatsAppLink(texts.leadQuestion(question))}
        target="_blank"
        rel="noopener"
      >
        {texts.whatsApp}
      </ButtonLink>
    </div>
  );
}
