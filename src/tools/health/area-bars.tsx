import { areas } from './model/questions.ts';
import type { Score } from './model/score.ts';
import { formatNumber } from '../../i18n/format-number.ts';
import { useHealthTexts } from './health-texts.ts';

/** The score of each area, as text and as a bar. */
export function AreaBars({ score }: { score: Score }) {
  const { texts, setting } = useHealthTexts();
  const { result } = texts;
  return (
    <section>
      <h3>{result.areas}</h3>
      <ul className="health-areas">
        {areas.map((area) => {
          const { score: part } = score.areas[area];
          return (
            <li key={area}>
              <span>{texts.areas[area]}</span>{' '}
              <strong>
                {part === undefined
                  ? result.notAsked
                  : result.area(formatNumber(part, setting.locale))}
              </strong>
              {part !== undefined && (
                <span
                  className="health-bar"
                  data-full={part === 100 || undefined}
                  aria-hidden="true"
                >
                  <span style={{ width: `${part}%` }} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
