import { fillFacts } from '../../content/facts/fact-text.ts';
import type { ScoredId } from '../../content/health/answers.ts';
import { QuestionFieldset, type QuestionFieldProps } from '../../ui/question-fieldset.tsx';
import { useHealthWords } from './health-words.ts';

interface ScoredFieldProps extends QuestionFieldProps {
  question: ScoredId;
  /** The answers this business is offered. */
  offered: readonly string[];
  chosen: string | undefined;
}

/** One of a few answers. "I don't know" is a button below. */
export function ScoredField({ question, offered, chosen, ...field }: ScoredFieldProps) {
  const { words, setting } = useHealthWords();
  const texts: Record<string, string> = words.questions[question].options;
  return (
    <QuestionFieldset {...field}>
      <div className="choices health-tiles">
        {offered.map((option, index) => (
          <label key={option} className="choice">
            <input
              type="radio"
              id={index === 0 ? field.id : undefined}
              name={question}
              value={option}
              defaultChecked={option === chosen}
            />
            <span>{fillFacts(texts[option] ?? option, setting)}</span>
          </label>
        ))}
      </div>
    </QuestionFieldset>
  );
}
