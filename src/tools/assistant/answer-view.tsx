import { textFor, useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { AnswerActions } from './answer-actions.tsx';
import { AnswerTools } from './answer-tools.tsx';
import type { Answer } from './chat-message.ts';
import type { Doors } from './doors.ts';
import { Markdown } from './markdown.tsx';
import { isNameless } from './metadata.ts';

const useText = textFor('assistant');

interface AnswerViewProps {
  answer: Answer;
  question: string;
  doors: Doors;
  onAsk: (text: string) => void;
  onAskAgain: (questionId: string) => void;
}

/** An answer with who wrote it (CHAT-27), where it stands, and what can be done next. */
export function AnswerView(props: AnswerViewProps) {
  const { answer, question } = props;
  const words = useText();
  const isOurs = answer.origin !== 'site';
  return (
    <article className="chat-answer" data-origin={answer.origin} aria-label={words.assistant}>
      <p className="chat-origin">{words.origins[answer.origin]}</p>
      <div className="chat-text">
        <Markdown text={answer.content} />
      </div>
      {isOurs && answer.sources.length > 0 && <Facts answer={answer} />}
      {answer.origin === 'model' && <Sources answer={answer} />}
      {isOurs && <AnswerTools answer={answer} question={question} />}
      <AnswerActions {...props} />
    </article>
  );
}

/** What the answer is about, how pressing it is and what it names (CHAT-12 to CHAT-15). */
function Facts({ answer }: { answer: Answer }) {
  const words = useText();
  const { complianceType, urgency, relatedRegulations } = answer.metadata;
  const named = relatedRegulations.filter((name) => !isNameless(name));
  const about = [words.types[complianceType], words.urgency[urgency]].filter(Boolean).join(' · ');
  if (!about && named.length === 0) return null;
  return (
    <p className="chat-note">
      {about}
      {named.length > 0 && (
        <>
          <br />
          {words.regulations}: {named.join('; ')}
        </>
      )}
    </p>
  );
}

/** The passages that a model's answer cites, each with a link to its place; the phone quotes them itself. */
function Sources({ answer }: { answer: Answer }) {
  const { locale } = useI18n();
  const words = useText();
  return (
    <div className="chat-sources">
      <p className="chat-note">{words.sources}</p>
      <ul>
        {answer.sources.map(({ number, passage: { title, heading, path, anchor, text } }) => {
          const name = heading ? `${title}: ${heading}` : title;
          return (
            <li key={`${path}#${anchor}`}>
              <a href={addLocalePrefix(path, locale) + (anchor && `#${anchor}`)}>
                {words.sourceNumber(String(number), name)}
              </a>
              <details>
                <summary>{words.passage}</summary>
                <blockquote>{text}</blockquote>
              </details>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
