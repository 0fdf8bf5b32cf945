import type { ChangeEvent } from 'react';
import type { DrawingName } from './drawing-names.ts';
import { Drawing } from './drawing.tsx';
import { QuestionFieldset, type QuestionFieldProps } from './question-fieldset.tsx';

interface ChoiceQuestionProps extends QuestionFieldProps {
  name: string;
  options: readonly {
    value: string;
    label: string;
    hint?: string | undefined;
    drawing?: DrawingName | undefined;
  }[];
  /** The values selected so far. */
  chosen: readonly string[];
  /** The visitor may select several answers, or none. */
  many?: boolean;
  /** Draws the answers as large tiles; suitable for a few answers. */
  tiles?: boolean;
  onChange?: (event: ChangeEvent<HTMLFieldSetElement>) => void;
}

/** A question with all answers visible, for one selection or several. */
export function ChoiceQuestion(props: ChoiceQuestionProps) {
  const { name, options, chosen, many = false, tiles = false, ...field } = props;
  return (
    <QuestionFieldset {...field}>
      <div className={tiles ? 'choices choices-as-tiles' : 'choices'}>
        {options.map(({ value, label, hint, drawing }, index) => (
          <label key={value} className="choice">
            <input
              type={many ? 'checkbox' : 'radio'}
              id={index === 0 ? field.id : undefined}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
            />
            {drawing && <Drawing name={drawing} size={40} />}
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
