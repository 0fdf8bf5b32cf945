import { aboutIds, isAbout } from './model/steps.ts';
import { standing, type Known } from './model/questions.ts';
import { aboutText, givenText, questionWords, useHealthWords } from './health-words.ts';
import { StepLink } from '../../questionnaire/step-link.tsx';
import type { HealthState } from './use-health.ts';

/** The answers behind the result, each with the way to change it. */
export function AnswerList({ health, known }: { health: HealthState; known: Known }) {
  const { words, setting } = useHealthWords();
  const { check, path } = health;
  const scored = path.steps.filter((step) => !isAbout(step));
  return (
    <section>
      <h3>{words.result.answers}</h3>
      <dl className="card">
        {[...aboutIds, ...scored].map((step) => {
          const { short } = questionWords(step, words);
          return (
            <div key={step}>
              <dt>{short}</dt>
              <dd className="finder-answer">
                <span>
                  {isAbout(step)
                    ? aboutText(step, check.business, words, setting)
                    : givenText(step, standing(step, known), words, setting)}
                </span>
                <StepLink state={health} to={step} label={words.taken.changeOf(short)}>
                  {words.taken.change}
                </StepLink>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
