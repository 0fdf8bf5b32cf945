import type { SharedQuestion } from './model/answers.ts';
import { isAmount, isTick, type Answers } from '../../register/answers.ts';
import { offeredOptions } from '../../register/questions.ts';
import { fillFacts } from '../../content/facts/fact-text.ts';
import { InputField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/form-fields.tsx';
import { useCalendarTexts } from './calendar-texts.ts';
import { fieldId } from './read-setup.ts';
import { TickField } from './tick-field.tsx';

interface OpenQuestionProps {
  id: SharedQuestion;
  /** Tells two fields of one question on a page apart. */
  idPrefix?: string;
  /** Known answers, which determine the options. */
  known: Answers;
  value: string | readonly string[] | undefined;
  error: string | undefined;
  onChange: (value: string | readonly string[]) => void;
}

/** A question of the finder that the calendar asks because it has no answer. */
export function OpenQuestion({
  id,
  idPrefix = '',
  known,
  value,
  error,
  onChange,
}: OpenQuestionProps) {
  const { texts, questions, setting } = useCalendarTexts();
  const { setup } = texts;
  const { title, hint } = questions[id];
  const frame = { label: title, hint: fillFacts(hint, setting), error };
  const text = typeof value === 'string' ? value : '';
  const options: Record<string, { label: string }> = questions[id].options;
  const offered = offeredOptions(id, known, setting.asOn).map((option) => ({
    value: option,
    label: fillFacts(options[option]?.label ?? option, setting),
  }));
  if (isTick(id)) {
    return (
      <TickField
        legend={title}
        hint={frame.hint}
        options={offered}
        values={value}
        onChange={onChange}
      />
    );
  }
  if (isAmount(id)) {
    return (
      <InputField
        {...frame}
        id={fieldId(idPrefix + id)}
        hint={`${frame.hint} ${setup.amounts[id]}.`}
        // Not "numeric" for sales, because words such as lakh must be typed too.
        inputMode={id === 'turnover' ? 'text' : 'numeric'}
        autoComplete="off"
        maxLength={40}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  return (
    <SelectField
      {...frame}
      id={fieldId(idPrefix + id)}
      placeholder={setup.choose}
      options={offered}
      value={text}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
