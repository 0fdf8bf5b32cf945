import { business, whatsAppLink } from '../../content/business.ts';
import { pageById } from '../../content/catalog.ts';
import { longestAnswers } from '../../content/lead-limits.ts';
import { cutText } from '../../i18n/cut-text.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { AskButton } from './ask-button.tsx';
import type { Answer } from './chat-message.ts';
import type { Doors } from './doors.ts';
import { plainText } from './plain-text.ts';

const useText = textFor('assistant');

interface AnswerActionsProps {
  answer: Answer;
  question: string;
  doors: Doors;
  onAsk: (text: string) => void;
  onAskAgain: (questionId: string) => void;
}

/** What can be done next: every one of these buttons does it. */
export function AnswerActions(props: AnswerActionsProps) {
  const { answer, question, doors, onAsk } = props;
  const { locale } = useI18n();
  const words = useText();
  if (answer.failed) return <FailureActions {...props} />;
  if (answer.origin === 'site' || answer.declined) return null;
  const [first] = answer.sources;
  if (!first) return <NothingFoundActions question={question} doors={doors} />;
  const { path, anchor, title } = first.passage;
  const note = cutText(words.leadNotes(question, plainText(answer.content)), longestAnswers.notes);
  return (
    <div className="actions" role="group" aria-label={words.next}>
      <ButtonLink tone="secondary" href={addLocalePrefix(path, locale) + (anchor && `#${anchor}`)}>
        {words.openGuide(title)}
      </ButtonLink>
      {answer.metadata.suggestedActions.map((action) => (
        <AskButton key={action} onPress={() => onAsk(action)}>
          {action}
        </AskButton>
      ))}
      <Button
        tone="secondary"
        onClick={({ currentTarget }) => doors.askPerson(note, currentTarget)}
      >
        {words.askPerson}
      </Button>
    </div>
  );
}

/** CHAT-22. */
function FailureActions({ answer, question, doors, onAskAgain }: AnswerActionsProps) {
  const words = useText();
  const { support, later, call } = words.fallbackActions;
  return (
    <div className="actions" role="group" aria-label={words.next}>
      <Button
        tone="secondary"
        onClick={({ currentTarget }) =>
          doors.askPerson(words.leadQuestion(question), currentTarget)
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

/** The guides do not hold it: the search, a call, a message (CHAT-25). */
function NothingFoundActions({ question, doors }: Pick<AnswerActionsProps, 'question' | 'doors'>) {
  const { locale } = useI18n();
  const words = useText();
  const search = addLocalePrefix(pageById('site/search').path, locale);
  return (
    <div className="actions" role="group" aria-label={words.next}>
      <ButtonLink tone="secondary" href={`${search}?q=${encodeURIComponent(question)}`}>
        {words.searchSite}
      </ButtonLink>
      <ButtonLink tone="secondary" href={`tel:${business.phone}`}>
        {words.call}
      </ButtonLink>
      <ButtonLink
        tone="secondary"
        href={whatsAppLink(words.leadQuestion(question))}
        target="_blank"
        rel="noopener"
      >
        {words.whatsApp}
      </ButtonLink>
      <Button
        tone="secondary"
        onClick={({ currentTarget }) =>
          doors.askPerson(words.leadQuestion(question), currentTarget)
        }
      >
        {words.askPerson}
      </Button>
    </div>
  );
}
