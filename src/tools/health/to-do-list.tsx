import { withoutToDo, withToDo } from './model/check.ts';
import type { ScoredId } from './model/answers.ts';
import { formatDate } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { useHealthTexts } from './health-texts.ts';
import type { HealthState } from './use-health.ts';

/** The checklist of gaps to close. A live region announces a new entry. */
export function ToDoList({
  health,
  nameOf,
}: {
  health: HealthState;
  nameOf: (id: ScoredId) => string;
}) {
  const { texts, setting } = useHealthTexts();
  const { toDo: text } = texts;
  const { toDo } = health.check;
  const last = toDo.at(-1);
  return (
    <>
      <p className="sr-only" role="status">
        {last && !last.doneOn && text.added(nameOf(last.gap))}
      </p>
      {toDo.length > 0 && (
        <section id="checklist">
          <h3>{text.title}</h3>
          <p className="entry-note">{text.lead}</p>
          <ul className="documents">
            {toDo.map(({ gap, addedOn, doneOn }) => (
              <li key={gap}>
                <label>
                  <input
                    type="checkbox"
                    checked={doneOn !== undefined}
                    onChange={({ target }) =>
                      health.change((check) => withToDo(check, gap, setting.asOn, target.checked))
                    }
                  />
                  <span>
                    {nameOf(gap)}{' '}
                    <span className="field-hint">
                      {doneOn
                        ? text.done(formatDate(doneOn, setting.locale))
                        : text.since(formatDate(addedOn, setting.locale))}
                    </span>
                  </span>
                </label>
                <Button
                  tone="quiet"
                  aria-label={text.removeOf(nameOf(gap))}
                  onClick={() => health.change((check) => withoutToDo(check, gap))}
                >
                  {text.remove}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
