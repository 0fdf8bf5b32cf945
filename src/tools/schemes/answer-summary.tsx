import { ageTyped, chosenAt, none, questions, type Question } from './model/answers.ts';
import { optionLabels } from './option-labels.ts';
import { useTexts } from './scheme-texts.ts';
import { useTool } from './tool-context.ts';
import { hashOf } from './view.ts';

/** Every answer, with a link back to its question. */
export function AnswerSummary() {
  const { texts, locale } = useTexts();
  const { notebook } = useTool();
  const { matches: said, questions: asked } = texts;

  function answer(question: Question): string {
    const chosen = chosenAt(notebook.inputs, question);
    const labels = optionLabels(question, texts, locale)
      .filter(({ value }) => chosen.includes(value))
      .map(({ label }) => label);
    const age = question === 'about' ? ageTyped(notebook.inputs.age) : undefined;
    const parts = [
      ...labels,
      ...(chosen.includes(none) ? [said.noneOfThese] : []),
      ...(typeof age === 'number' ? [said.age(age)] : []),
    ];
    return parts.length > 0 ? parts.join('; ') : said.skipped;
  }

  return (
    <>
      <h3 className="schemes-group">{said.answers}</h3>
      <dl className="card">
        {questions.map((question) => (
          <div key={question}>
            <dt>{asked.headings[question]}</dt>
            <dd>
              {answer(question)}{' '}
              <a
                className="schemes-change"
                href={hashOf({ kind: 'question', question })}
                aria-label={said.changeWhat(asked.headings[question])}
              >
                {said.change}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
