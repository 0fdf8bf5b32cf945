import type { Question } from '../../content/calendar/dates.ts';
import { fillFacts } from '../../content/facts/fact-text.ts';
import { Stamp } from '../../ui/stamp.tsx';
import { useCalendarWords } from './calendar-words.ts';
import { DutyDetails } from './entry-line.tsx';

/** What is not in the calendar because we are not sure of a day, and whom to ask (CAL-03). */
export function AskList({ ask }: { ask: readonly Question[] }) {
  const { words, setting } = useCalendarWords();
  if (ask.length === 0) return null;
  return (
    <section className="section calendar-ask" aria-labelledby="calendar-ask">
      <h2 id="calendar-ask">{words.ask.title}</h2>
      <p className="field-hint">{words.ask.lead}</p>
      <ul className="dues">
        {ask.map(({ duty, why }) => {
          const texts = words.duties[duty.id];
          return (
            <li key={duty.id} className="due">
              <div className="due-head">
                <h3>{texts?.name}</h3>
                <Stamp>{words.ask.stamp}</Stamp>
              </div>
              <p className="entry-note">{texts?.form}</p>
              <p>{why === 'answer' ? words.ask.answer : fillFacts(texts?.ask ?? '', setting)}</p>
              <DutyDetails duty={duty} name={texts?.name ?? ''} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
