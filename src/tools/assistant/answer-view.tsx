import { textFor, useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { AnswerActions } from './answer-actions.tsx';
import { AskButton } from './ask-button.tsx';
import { AnswerTools } from './answer-tools.tsx';
import type { Answer } from './chat-message.ts';
import type { AssistantCallbacks } from './assistant-callbacks.ts';
import { Markdown } from './markdown.tsx';
import { isNameless } from './metadata.ts';

const useText = textFor('assistant');

interface AnswerViewProps {
  answer: Answer;
  question: string;
  callbacks: AssistantCallbacks;
  onAsk: (text: string) => void;
  onAskAgain: (questionId: string) => void;
}

/** An answer with its author (CHAT-27), its sources and its actions. */
export function AnswerView(props: AnswerViewProps) {
  const { answer, question } = props;
  const texts = useText();
  const isOurs = answer.origin !== 'site';
  return (
    <article className="chat-answer" data-origin={answer.origin} aria-label={texts.assistant}>
      <p className="chat-origin">{texts.origins[answer.origin]}</p>
      <div className="chat-text">
        <Markdown text={answer.content} />
      </div>
      {isOurs && answer.sources.length > 0 && <Facts answer={answer} />}
      {answer.origin === 'model' && <Sources answer={answer} />}
      {isOurs && <AnswerTools answer={answer} question={question} />}
      <AnswerActions {...props} />
      <AlsoAsked {...props} />
    </article>
  );
}

/** What people with this question also ask, from the bank of needs. */
function AlsoAsked({ answer: { alsoAsked = [] }, onAsk }: AnswerViewProps) {
  const texts = useText();
  if (alsoAsked.length === 0) return null;
  return (
    <div className="chat-also-asked">
      <p className="chat-note">{texts.alsoAsked}</p>
      <ul className="chat-suggestions">
        {alsoAsked.map((question) => (
          <li key={question}>
            <AskButton onPress={() => onAsk(question)}>{question}</AskButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Topic, urgency, regulations and actions of an answer (CHAT-12 to CHAT-15). */
function Facts({ answer }: { answer: Answer }) {
  const texts = useText();
  const { complianceType, urgency, relatedRegulations } = answer.metadata;
  const named = relatedRegulations.filter((name) => !isNameless(name));
  const about = [texts.types[complianceType], texts.urgency[urgency]].filter(Boolean).join(' · ');
  if (!about && named.length === 0) return null;
  return (
    <p className="chat-note">
      {about}
      {named.length > 0 && (
        <>
          <br />
          {texts.regulations}: {named.join('; ')}
        </>
      )}
    </p>
  );
}

/** The passages that a model's answer cites, with links. The device's own answers quote them in the text. */
function Sources({ answer }: { answer: Answer }) {
  const { locale } = useI18n();
  const texts = useText();
  return (
    <div className="chat-sources">
      <p className="chat-note">{texts.sources}</p>
      <ul>
        {answer.sources.map(({ number, passage: { title, heading, path, anchor, text } }) => {
          const name = heading ? `${title}: ${heading}` : title;
          return (
            <li key={`${path}#${anchor}`}>
              <a href={addLocalePrefix(path, locale) + (anchor && `#${anchor}`)}>
                {texts.sourceNumber(String(number), name)}
              </a>
              <details>
                <summary>{texts.passage}</summary>
                <blockquote>{text}</blockquote>
              </details>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
