import type { SharedQuestion } from './model/answers.ts';
import { pageById } from '../../content/catalog.ts';
import {
  isAmount,
  isTick,
  unknown,
  type Answer,
  type Answers,
  type QuestionId,
} from '../../register/answers.ts';
import { fillFacts, type FactSetting } from '../../content/facts/fact-text.ts';
import { formatRupees } from '../../i18n/format.ts';
import { formatNumber } from '../../i18n/format-number.ts';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { useCalendarTexts, type QuestionTexts } from './calendar-texts.ts';

interface KnownAnswersProps {
  given: Answers;
  /** The questions that the finder has an answer to. */
  taken: readonly SharedQuestion[];
}

/** The finder's answers, with a link to change them there. Hidden without answers. */
export function KnownAnswers({ given, taken }: KnownAnswersProps) {
  const { texts, questions, setting } = useCalendarTexts();
  const known = taken.flatMap((id) => {
    const answer = given[id];
    // What follows from other answers was not said.
    return answer === undefined || answer === unknown ? [] : [{ id, answer }];
  });
  if (known.length === 0) return null;
  return (
    <section className="calendar-known" aria-labelledby="calendar-known">
      <h3 id="calendar-known">{texts.setup.known}</h3>
      <dl className="calendar-facts">
        {known.map(({ id, answer }) => (
          <div key={id}>
            <dt>{questions[id].short}</dt>
            <dd>{answerText(id, answer, questions, setting)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={addLocalePrefix(pageById('tools/find').path, setting.locale)}>
          {texts.setup.changeKnown}
        </a>
      </p>
    </section>
  );
}

function answerText(
  id: QuestionId,
  answer: Answer,
  questions: QuestionTexts,
  setting: FactSetting,
): string {
  const options: Record<string, { label: string }> = questions[id].options;
  const label = (option: string) => fillFacts(options[option]?.label ?? option, setting);
  if (isTick(id)) return (answer as readonly string[]).map(label).join('; ') || '–';
  if (!isAmount(id)) return label(String(answer));
  const amount = Number(answer);
  return id === 'workers'
    ? formatNumber(amount, setting.locale)
    : formatRupees(amount, setting.locale);
}
