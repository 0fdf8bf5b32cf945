import type { ChangeEvent } from 'react';
import { QuestionFieldset, type QuestionFieldProps } from './question-fieldset.tsx';

interface ChoiceQuestionProps extends QuestionFieldProps {
  name: string;
  options: readonly { value: string; label: string; hint?: string | undefined }[];
  /** What was chosen before. */
  chosen: readonly string[];
  /** Several may fit, or none. */
  many?: boolean;
  /** A few answers, drawn as large tiles. */
  tiles?: boolean;
  onChange?: (event: ChangeEvent<HTMLFieldSetElement>) => void;
}

/** A question with its answers in view: one of them, or several. */
export function ChoiceQuestion(props: ChoiceQuestionProps) {
  const { name, options, chosen, many = false, tiles = false, ...field } = props;
  return (
    <QuestionFieldset {...field}>
      <div className={tiles ? 'choices health-tiles' : 'choices'}>
        {options.map(({ value, label, hint }, index) => (
          <label key={value} className="choice">
            <input
              type={many ? 'checkbox' : 'radio'}
              id={index === 0 ? field.id : undefined}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
            />
            <span>
              {label}
              {hint && <span className="field-hint block">{hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </QuestionFieldset>
  );
}
