import type { ScoredId } from './model/answers.ts';
import { changeOf, type PastResult } from './model/history.ts';
import { formatDate } from '../../i18n/format.ts';
import { formatNumber } from '../../i18n/format-number.ts';
import { useHealthTexts } from './health-texts.ts';

/** The changes since the previous result, and the earlier results. */
export function PastResults({
  history,
  nameOf,
}: {
  history: readonly PastResult[];
  nameOf: (id: ScoredId) => string;
}) {
  const { texts, setting } = useHealthTexts();
  const { change: text, result } = texts;
  const change = changeOf(history);
  if (!change) return <p className="entry-note health-first">{text.first}</p>;
  const score = (value: number) => formatNumber(value, setting.locale);
  const { from, to, closed, opened } = change;
  const namesOf = (ids: readonly ScoredId[]) => ids.map(nameOf).join('; ');
  return (
    <section>
      <h3>{text.title(formatDate(change.since, setting.locale))}</h3>
      <p>
        {to === from
          ? text.same(score(to))
          : to > from
            ? text.up(score(from), score(to))
            : text.down(score(from), score(to))}
      </p>
      {closed.length > 0 && (
        <p>
          <strong>{text.closed}:</strong> {namesOf(closed)}
        </p>
      )}
      {opened.length > 0 && (
        <p>
          <strong>{text.opened}:</strong> {namesOf(opened)}
        </p>
      )}
      <details className="past-results" data-screen-only>
        <summary>{text.past}</summary>
        <ul className="prose-list">
          {history.toReversed().map((past) => (
            <li key={`${past.on} ${past.run}`}>
              {formatDate(past.on, setting.locale)}: {result.score(score(past.score))}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
