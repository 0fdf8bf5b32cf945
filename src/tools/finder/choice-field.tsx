import type { ChangeEvent } from 'react';
import { isTick, type Answer, type QuestionId } from '../../register/answers.ts';
import { fillFacts } from '../../content/facts/fact-text.ts';
import { ChoiceQuestion } from '../../ui/choice-question.tsx';
import { QuestionFieldset, type QuestionFieldProps } from '../../ui/question-fieldset.tsx';
import { optionTexts, useFinderTexts } from './finder-texts.ts';

interface ChoiceFieldProps extends QuestionFieldProps {
  question: QuestionId;
  options: readonly string[];
  given: Answer | undefined;
  onChange: (event: ChangeEvent<HTMLFieldSetElement>) => void;
}

/** Largest number of radio buttons. More options become a list that opens. */
const mostCircles = 20;

/** A question with one or several answers. A very long list opens as the device's own picker. */
export function ChoiceField({ question, options, given, onChange, ...field }: ChoiceFieldProps) {
  const { texts, setting } = useFinderTexts();
  const of = optionTexts(question, texts);
  if (options.length > mostCircles) {
    return (
      <QuestionFieldset {...field} onChange={onChange}>
        <select
          className="input"
          id={field.id}
          name={question}
          aria-label={field.title}
          aria-invalid={field.problem ? true : undefined}
          defaultValue={typeof given === 'string' ? given : ''}
        >
          <option value="">{texts.form.choose}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {of[option]?.label}
            </option>
          ))}
        </select>
      </QuestionFieldset>
    );
  }
  return (
    <ChoiceQuestion
      {...field}
      name={question}
      options={options.map((option) => ({
        value: option,
        label: fillFacts(of[option]?.label ?? option, setting),
        hint: of[option]?.hint && fillFacts(of[option].hint, setting),
      }))}
      chosen={Array.isArray(given) ? given : [String(given ?? '')]}
      many={isTick(question)}
      onChange={onChange}
    />
  );
}
