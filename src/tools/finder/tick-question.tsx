import type { ChangeEvent } from 'react';
import type { Answer, TickId } from '../../register/answers.ts';
import { drawingOfAnswer } from '../../content/drawings.ts';
import { fillFacts } from '../../content/facts/fact-text.ts';
import { ChoiceQuestion } from '../../ui/choice-question.tsx';
import type { QuestionFieldProps } from '../../ui/question-fieldset.tsx';
import { optionTexts, useFinderTexts } from './finder-texts.ts';

interface TickQuestionProps extends QuestionFieldProps {
  question: TickId;
  options: readonly string[];
  given: Answer | undefined;
  onChange: (event: ChangeEvent<HTMLFieldSetElement>) => void;
}

/** A question with several answers, or none. */
export function TickQuestion({ question, options, given, onChange, ...field }: TickQuestionProps) {
  const { texts, setting } = useFinderTexts();
  const of = optionTexts(question, texts);
  return (
    <ChoiceQuestion
      {...field}
      name={question}
      options={options.map((option) => ({
        value: option,
        label: fillFacts(of[option]?.label ?? option, setting),
        hint: of[option]?.hint && fillFacts(of[option].hint, setting),
        drawing: drawingOfAnswer(question, option),
      }))}
      chosen={Array.isArray(given) ? given : []}
      many
      onChange={onChange}
    />
  );
}
