import type { FormEvent } from 'react';
import { isTick, type Answer, type QuestionId } from '../../content/finder/answers.ts';
import { fillFacts } from '../../content/facts/fact-text.ts';
import { QuestionFieldset, type QuestionFieldProps } from '../../ui/question-fieldset.tsx';
import { optionWords, useFinderWords } from './finder-words.ts';

interface ChoiceFieldProps extends QuestionFieldProps {
  question: QuestionId;
  options: readonly string[];
  given: Answer | undefined;
  onChange: (event: FormEvent<HTMLFieldSetElement>) => void;
}

/** More options than these are a list to open, not a page of circles. */
const mostCircles = 20;

/** One of several, or several of several; a very long list opens as the phone's own picker. */
export function ChoiceField({ question, options, given, onChange, ...field }: ChoiceFieldProps) {
  const { words, setting } = useFinderWords();
  const of = optionWords(question, words);
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
          <option value="">{words.form.choose}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {of[option]?.label}
            </option>
          ))}
        </select>
      </QuestionFieldset>
    );
  }
  const chosen = Array.isArray(given) ? given : [given];
  return (
    <QuestionFieldset {...field} onChange={onChange}>
      <div className="choices">
        {options.map((option, index) => (
          <label key={option} className="choice">
            <input
              type={isTick(question) ? 'checkbox' : 'radio'}
              id={index === 0 ? field.id : undefined}
              name={question}
              value={option}
              defaultChecked={chosen.includes(option)}
            />
            <span>
              {fillFacts(of[option]?.label ?? option, setting)}
              {of[option]?.hint && (
                <span className="field-hint block">{fillFacts(of[option].hint, setting)}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </QuestionFieldset>
  );
}
