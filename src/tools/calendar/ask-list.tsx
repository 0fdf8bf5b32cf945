import type { Question } from './model/dates.ts';
import { fillFacts } from '../../content/facts/fact-text.ts';
import { Button } from '../../ui/button.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { useCalendarTexts } from './calendar-texts.ts';
import { DutyDetails } from './entry-line.tsx';

/** Duties without a certain day, and whom to ask (CAL-03). */
export function AskList({
  ask,
  onChange,
}: {
  ask: readonly Question[];
  /** Opens the form with the answers. */
  onChange: () => void;
}) {
  const { texts, setting } = useCalendarTexts();
  if (ask.length === 0) return null;
  const waiting = ask.filter(({ why }) => why === 'answer');
  const names = new Set(waiting.map(({ duty }) => texts.duties[duty.id].name));
  return (
    <section className="section calendar-ask" aria-labelledby="calendar-ask">
      <h2 id="calendar-ask">{texts.ask.title}</h2>
      <p className="field-hint">{texts.ask.lead}</p>
      <ul className="dues">
        {waiting.length > 0 && (
          <li className="due">
            <div className="due-head">
              <h3>{texts.ask.waiting}</h3>
              <Stamp>{texts.ask.stamp}</Stamp>
            </div>
            <p>{texts.ask.answer}</p>
            <p className="entry-note">{[...names].join(' · ')}</p>
            <div className="due-actions no-print">
              <Button tone="secondary" onClick={onChange}>
                {texts.ask.giveAnswers}
              </Button>
            </div>
          </li>
        )}
        {ask.map(({ duty, why }) => {
          if (why === 'answer') return null;
          const dutyTexts = texts.duties[duty.id];
          return (
            <li key={duty.id} className="due">
              <div className="due-head">
                <h3>{dutyTexts.name}</h3>
                <Stamp>{texts.ask.stamp}</Stamp>
              </div>
              <p className="entry-note">{dutyTexts.form}</p>
              <p>{fillFacts(dutyTexts?.ask ?? '', setting)}</p>
              <DutyDetails duty={duty} name={dutyTexts.name} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
