import { languages, type Locale } from '../../locales/languages.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { englishTag } from '../../i18n/english-tag.ts';
import { AnswerActions } from './answer-actions.tsx';
import { AskButton } from './ask-button.tsx';
import { AnswerTools } from './answer-tools.tsx';
import type { Answer } from './chat-message.ts';
import type { AssistantCallbacks } from './assistant-callbacks.ts';
import { InLanguage } from './in-language.tsx';
import { Markdown } from './markdown.tsx';
import { isNameless } from './metadata.ts';

const useText = textFor('assistant');

interface AnswerViewProps {
  answer: Answer;
  question: string;
  callbacks: AssistantCallbacks;
  /** Asks a question; `language`: the answer is to be in it. */
  onAsk: (text: string, language?: Locale) => void;
  onAskAgain: (questionId: string) => void;
}

/** An answer with its author (CHAT-27), its sources and its actions, in the language of the question. */
export function AnswerView(props: AnswerViewProps) {
  const { locale } = useI18n();
  const { answerHere } = useText().languages;
  return (
    <InLanguage language={props.answer.language ?? locale}>
      <AnswerArticle {...props} page={locale} answerHere={answerHere} />
    </InLanguage>
  );
}

interface ArticleProps extends AnswerViewProps {
  /** The language of the page, which may be another than that of the answer. */
  page: Locale;
  /** In the page's language: answer in this language. */
  answerHere: string;
}

function AnswerArticle(props: ArticleProps) {
  const { answer, question, page } = props;
  const { locale } = useI18n();
  const texts = useText();
  const isOurs = answer.origin !== 'site';
  const { language = page } = answer;
  return (
    <article
      className="chat-answer"
      data-origin={answer.origin}
      aria-label={texts.assistant}
      lang={tagBeside(locale, page)}
    >
      <p className="chat-origin">{texts.origins[answer.origin]}</p>
      {answer.missing && (
        <p className="chat-note">
          {texts.languages.missing(nameOf(answer.missing, texts.languages.names))}
        </p>
      )}
      <div className="chat-text" lang={tagBeside(language, locale)}>
        <Markdown text={answer.content} />
      </div>
      {isOurs && answer.sources.length > 0 && <Facts answer={answer} />}
      {answer.origin === 'model' && <Sources answer={answer} />}
      {isOurs && <AnswerTools answer={answer} question={question} />}
      <AnswerActions {...props} />
      <AlsoAsked {...props} />
      {isOurs && language !== page && <LanguageNote {...props} />}
    </article>
  );
}

/** Returns a language's name in the page's language; for a language that has none there, its own name. */
const nameOf = (locale: Locale, names: Partial<Record<Locale, string>>): string =>
  names[locale] ?? languages[locale].name;

/** The `lang` of a part in one language inside a part in another; undefined where both are the same. */
const tagBeside = (own: Locale, around: Locale): string | undefined =>
  own === around ? undefined : languages[own].tag;

/** Says why the answer is in another language than the page, and offers the page's. */
function LanguageNote({ question, onAsk, page, answerHere }: ArticleProps) {
  const texts = useText();
  return (
    <div className="chat-language">
      <p className="chat-note">{texts.languages.likeQuestion}</p>
      <AskButton onPress={() => onAsk(question, page)} language={page}>
        {answerHere}
      </AskButton>
    </div>
  );
}

/** What people with this question also ask, from the bank of needs. */
function AlsoAsked({ answer: { alsoAsked = [], language }, onAsk }: AnswerViewProps) {
  const texts = useText();
  if (alsoAsked.length === 0) return null;
  return (
    <div className="chat-also-asked">
      <p className="chat-note">{texts.alsoAsked}</p>
      <ul className="chat-suggestions">
        {alsoAsked.map((question) => (
          <li key={question}>
            <AskButton onPress={() => onAsk(question, language)} language={language}>
              {question}
            </AskButton>
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
              <a href={path + (anchor && `#${anchor}`)} lang={englishTag(name, locale)}>
                {texts.sourceNumber(String(number), name)}
              </a>
              <details>
                <summary>{texts.passage}</summary>
                <blockquote lang={englishTag(text, locale)}>{text}</blockquote>
              </details>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
