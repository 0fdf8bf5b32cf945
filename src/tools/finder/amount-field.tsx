import { useEffect, useState } from 'react';
import type { AmountId, Answer } from '../../register/answers.ts';
import { readAmount, type Period } from './model/read-amount.ts';
import { formatRupees } from '../../i18n/format.ts';
import { formatNumber } from '../../i18n/format-number.ts';
import { AmountQuestion } from '../../ui/amount-question.tsx';
import type { QuestionFieldProps } from '../../ui/question-fieldset.tsx';
import { useFinderTexts } from './finder-texts.ts';
import { reportTyped, saveTyped, useTyped } from './typed-draft.ts';

interface AmountFieldProps extends QuestionFieldProps {
  question: AmountId;
  given: number | undefined;
  /** The field has the focus as soon as it appears. */
  takesFocus: boolean;
  onDraft: (value: Answer) => void;
}

/** A typed number. The field repeats it in words before it counts. */
export function AmountField({ question, given, takesFocus, onDraft, ...field }: AmountFieldProps) {
  const { texts, setting } = useFinderTexts();
  const { amounts } = texts;
  const [text, setText] = useState(given === undefined ? '' : formatNumber(given, setting.locale));
  const [period, setPeriod] = useState<Period>('year');
  const reading = readAmount(question, text, period);

  useEffect(() => {
    if (takesFocus) document.getElementById(field.id)?.focus();
  }, [takesFocus, field.id]);

  useTyped(question, (typed) => {
    setText((now) => now || typed.text);
    setPeriod(typed.period);
  });

  function change(nextText: string, nextPeriod: Period) {
    setText(nextText);
    setPeriod(nextPeriod);
    saveTyped({ question, text: nextText, period: nextPeriod }).catch(reportTyped);
    const next = readAmount(question, nextText, nextPeriod);
    if ('amount' in next) onDraft(next.amount);
  }

  const amount = 'amount' in reading ? formatRupees(reading.amount, setting.locale) : undefined;
  const isYearly = question === 'turnover';
  const readBack = isYearly ? amounts.readsYear : amounts.reads;
  return (
    <AmountQuestion
      {...field}
      name={question}
      label={amounts.labels[question]}
      text={text}
      onText={(next) => change(next, period)}
      {...(isYearly && {
        period: {
          chosen: period,
          words: amounts.period,
          onChoose: (next: Period) => change(text, next),
        },
      })}
      reads={amount !== undefined && question !== 'workers' ? readBack(amount) : ''}
    />
  );
}
