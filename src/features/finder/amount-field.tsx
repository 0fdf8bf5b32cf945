import { useEffect, useState } from 'react';
import type { AmountId, Answer } from '../../content/finder/answers.ts';
import { formatNumber, formatRupees } from '../../i18n/format.ts';
import { QuestionFieldset, type QuestionFieldProps } from '../../ui/question-fieldset.tsx';
import { useFinderWords } from './finder-words.ts';
import { readAmount, type Period } from './read-answer.ts';
import { keepTyped, readTyped } from './typed-draft.ts';

interface AmountFieldProps extends QuestionFieldProps {
  question: AmountId;
  given: number | undefined;
  onDraft: (value: Answer) => void;
}

const report = (error: unknown) => console.info('What is typed is not kept', error);

/** A number, typed as people say it, and read back in words before it counts. */
export function AmountField({ question, given, onDraft, ...field }: AmountFieldProps) {
  const { words, setting } = useFinderWords();
  const { form } = words;
  const [text, setText] = useState(given === undefined ? '' : formatNumber(given, setting.locale));
  const [period, setPeriod] = useState<Period>('year');
  const reading = readAmount(text, question, period, words);

  useEffect(() => {
    let isGone = false;
    readTyped().then((typed) => {
      if (isGone || typed?.question !== question) return;
      setText((now) => now || typed.text);
      setPeriod(typed.period);
    }, report);
    return () => {
      isGone = true;
    };
  }, [question]);

  function change(nextText: string, nextPeriod: Period) {
    setText(nextText);
    setPeriod(nextPeriod);
    keepTyped({ question, text: nextText, period: nextPeriod }).catch(report);
    const next = readAmount(nextText, question, nextPeriod, words);
    if ('answer' in next) onDraft(next.answer);
  }

  const amount = 'answer' in reading ? Number(reading.answer) : undefined;
  return (
    <QuestionFieldset {...field}>
      <div className="field">
        <label htmlFor={field.id}>{form.amount[question]}</label>
        <input
          className="input"
          id={field.id}
          name={question}
          // Not "decimal": words such as lakh must be typed too.
          inputMode={question === 'turnover' ? 'text' : 'numeric'}
          autoComplete="off"
          enterKeyHint="next"
          maxLength={40}
          value={text}
          aria-invalid={field.problem ? true : undefined}
          aria-describedby={[`${field.id}-hint`, field.problem && `${field.id}-problem`]
            .filter(Boolean)
            .join(' ')}
          onChange={({ target }) => change(target.value, period)}
        />
      </div>
      {question === 'turnover' && (
        <fieldset className="choices" aria-label={form.period.label}>
          {(['year', 'month'] as const).map((each) => (
            <label key={each} className="choice">
              <input
                type="radio"
                name="period"
                value={each}
                checked={period === each}
                onChange={() => change(text, each)}
              />
              <span>{form.period[each]}</span>
            </label>
          ))}
        </fieldset>
      )}
      <p className="finder-reads" role="status">
        {amount !== undefined && question !== 'workers' && (
          <>
            {question === 'turnover'
              ? form.readsYear(formatRupees(amount, setting.locale))
              : form.reads(formatRupees(amount, setting.locale))}
          </>
        )}
      </p>
    </QuestionFieldset>
  );
}
