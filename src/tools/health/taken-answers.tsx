import type { AboutId } from './model/steps.ts';
import { aboutText, questionTexts, useHealthTexts } from './health-texts.ts';
import { StepLink } from '../../questionnaire/step-link.tsx';
import type { HealthState } from './use-health.ts';

/** Answers taken from other tools, so that they are not asked again (A11Y-08), with links to change them. */
export function TakenAnswers({ health, ids }: { health: HealthState; ids: readonly AboutId[] }) {
  const { texts, setting } = useHealthTexts();
  const { taken } = texts;
  if (ids.length === 0) return null;
  return (
    <aside className="callout" aria-label={taken.title} data-screen-only>
      <p className="callout-title">{taken.title}</p>
      <p>{taken.from}</p>
      <ul className="health-taken">
        {ids.map((id) => {
          const { short } = questionTexts(id, texts);
          return (
            <li key={id}>
              <span>
                {short}: <strong>{aboutText(id, health.check.business, texts, setting)}</strong>
              </span>
              <StepLink state={health} to={id} label={taken.changeOf(short)}>
                {taken.change}
              </StepLink>
            </li>
          );
        })}
      </ul>
    </aside>
  );
}
