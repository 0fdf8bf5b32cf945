import type { Question } from './model/dates.ts';
import { fillFacts } from '../../content/facts/fact-text.ts';
import { Button } from '../../ui/button.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { useCalendarTexts } from './calendar-texts.ts';
import { DutyDetails } from './entry-line.tsx';

/**
 * Duties that certainly apply but have no certain day, and whom to ask (CAL-03). Duties that an open answer decides are
 * not named, because most of them do not apply: one line leads to the answers.
 */
export function AskList({
  ask,
  onChange,
}: {
  ask: readonly Question[];
  /** Opens the form with the answers. */
  onChange: () => void;
}) {
  const { texts, setting } = useCalendarTexts();
  const certain = ask.filter(({ why }) => why !== 'answer');
  const isWaiting = certain.length < ask.length;
  if (ask.length === 0) return null;
  return (
    <section className="calendar-ask">
      {certain.length > 0 && (
        <details className="fold">
          <summary>{texts.ask.title(certain.length)}</summary>
          <p className="field-hint">{texts.ask.lead}</p>
          <ul className="dues">
            {certain.map(({ duty, why }) => {
              const dutyTexts = texts.duties[duty.id];
              const advice = dutyTexts.ask ?? (why === 'paper' ? texts.ask.paper : '');
              return (
                <li key={duty.id} className="due">
                  <div className="due-head">
                    <h3>{dutyTexts.name}</h3>
                    <Stamp>{texts.ask.stamp}</Stamp>
                  </div>
                  <p className="entry-note">{dutyTexts.form}</p>
                  <p>{fillFacts(advice, setting)}</p>
                  <DutyDetails duty={duty} name={dutyTexts.name} />
                </li>
              );
            })}
          </ul>
        </details>
      )}
      {isWaiting && (
        <div className="actions">
          <Button tone="quiet" onClick={onChange}>
            {texts.ask.waiting}
          </Button>
        </div>
      )}
    </section>
  );
}
