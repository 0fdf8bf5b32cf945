import { fillFacts } from '../../content/facts/fact-text.ts';
import type { ScoredId } from './model/answers.ts';
import { ChoiceQuestion } from '../../ui/choice-question.tsx';
import type { QuestionFieldProps } from '../../ui/question-fieldset.tsx';
import { useHealthTexts } from './health-texts.ts';

interface ScoredFieldProps extends QuestionFieldProps {
  question: ScoredId;
  /** The answers offered to this business. */
  offered: readonly string[];
  chosen: string | undefined;
}

/** A choice of one answer. "I don't know" is a separate button below. */
export function ScoredField({ question, offered, chosen, ...field }: ScoredFieldProps) {
  const { texts, setting } = useHealthTexts();
  const optionTexts: Record<string, string> = texts.questions[question].options;
  return (
    <ChoiceQuestion
      {...field}
      name={question}
      options={offered.map((option) => ({
        value: option,
        label: fillFacts(optionTexts[option] ?? option, setting),
      }))}
      chosen={[chosen ?? '']}
      tiles
    />
  );
}
