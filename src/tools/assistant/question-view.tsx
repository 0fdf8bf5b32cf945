import { englishTag } from '../../i18n/english-tag.ts';
import { languages, type Locale } from '../../locales/languages.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { loginPageCode } from '../../platform/offline/judge-answer.ts';
import { useOutboxItems } from '../../platform/offline/outbox-access.ts';
import { AskButton } from './ask-button.tsx';
import { isUnderWay } from './ask.ts';
import type { Question } from './chat-message.ts';
import { Stamp } from '../../ui/stamp.tsx';

const useText = textFor('assistant');
const useOutboxText = textFor('outbox');

/** A question with its state. */
export function QuestionView({
  question,
  onAskAgain,
}: {
  question: Question;
  onAskAgain: (questionId: string) => void;
}) {
  const { locale } = useI18n();
  const texts = useText();
  const { problems } = useOutboxText();
  const inOutbox = useOutboxItems()?.find(({ id }) => id === question.id);
  const isLoginPage = inOutbox?.lastError?.code === loginPageCode;
  // A tab was closed before the answer arrived.
  const isInterrupted = question.state === 'asking' && !isUnderWay(question.id);
  const unanswered = isInterrupted
    ? 'interrupted'
    : question.state === 'withdrawn' && question.state;
  return (
    <article className="chat-question" aria-label={texts.you} data-state={question.state}>
      <p lang={questionTag(question, locale)}>{question.content}</p>
      {question.about && <p className="chat-note">{texts.about(question.about)}</p>}
      {question.hidNumber && <p className="chat-note">{texts.hiddenNote}</p>}
      {question.state === 'waiting' && (
        <>
          {/* The stamp is turned: it needs room to its own line. */}
          <p className="mt-1.5">
            <Stamp tone="waiting">{texts.states.waiting}</Stamp>
          </p>
          {isLoginPage && <p className="chat-note">{problems.loginPage}</p>}
        </>
      )}
      {unanswered && (
        <>
          <p className="chat-note">{texts.states[unanswered]}</p>
          <AskButton onPress={() => onAskAgain(question.id)}>{texts.states.askAgain}</AskButton>
        </>
      )}
    </article>
  );
}

/** The language of a question that is not in the page's, with its script where it is typed in Latin letters. */
function questionTag({ content, language, missing }: Question, page: Locale): string | undefined {
  const asked = missing ?? language;
  if (asked === undefined || asked === page) return undefined;
  const isLatin = englishTag(content, asked) !== undefined;
  return isLatin ? `${asked}-Latn` : languages[asked].tag;
}
