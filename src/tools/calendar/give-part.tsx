import { useState } from 'react';
import { dateSetPath, dateSetsOf } from './model/date-sets.ts';
import { isDuty, type Entry } from './model/entries.ts';
import { downloadFile } from '../../platform/hand-over.ts';
import { Button } from '../../ui/button.tsx';
import { calendarFile } from './calendar-file.ts';
import { useCalendarTexts } from './calendar-texts.ts';
import { entriesAhead } from './share-message.ts';

/** Reminders outside the app: in the device's own calendar, as a file or a subscription. */
export function GivePart({ entries }: { entries: readonly Entry[] }) {
  const { texts, setting } = useCalendarTexts();
  const { give } = texts;
  const { locale } = setting;
  const [outcome, setOutcome] = useState('');
  const ahead = entriesAhead(entries, setting);

  const sets = dateSetsOf(new Set(ahead.filter(isDuty).map(({ duty }) => duty.id)));

  function save() {
    try {
      const text = calendarFile(ahead, texts, setting);
      downloadFile(new File([text], give.fileName, { type: 'text/calendar;charset=utf-8' }));
      setOutcome(give.icsDone(ahead.length));
    } catch (error) {
      console.error('The calendar file could not be saved', error);
      setOutcome(give.icsFailed);
    }
  }

  return (
    <section className="calendar-give" data-screen-only aria-labelledby="calendar-give">
      <h3 id="calendar-give">{give.title}</h3>
      <p className="field-hint">{give.lead}</p>
      {ahead.length === 0 ? (
        <p>{give.nothing}</p>
      ) : (
        <>
          <div className="actions">
            <Button tone="secondary" onClick={save}>
              {give.ics}
            </Button>
          </div>
          <p className="field-hint">{give.icsHint}</p>
        </>
      )}
      <p role="status">{outcome}</p>
      {sets.length > 0 && (
        <>
          <h4>{give.subscribe}</h4>
          <p className="field-hint">{give.subscribeHint}</p>
          <ul className="page-list">
            {sets.map((set) => {
              const address = location.host + dateSetPath(set, locale);
              return (
                <li key={set}>
                  <a href={`webcal://${address}`}>
                    <span>
                      {give.sets[set]}
                      <span className="field-hint block">{address}</span>
                    </span>
                  </a>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
