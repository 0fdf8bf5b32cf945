import { useState } from 'react';
import { dateSetPath, dateSetsOf } from './model/date-sets.ts';
import { isDuty, lastDayOf, type Entry } from './model/entries.ts';
import { formatDate } from '../../i18n/format.ts';
import { downloadFile, forwardLink } from '../../platform/hand-over.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { calendarAddress, calendarFile } from './calendar-file.ts';
import { useCalendarTexts } from './calendar-texts.ts';
import { entryName, entryNote } from './entry-texts.ts';

/** Most dates in a message. A longer message would be cut off. */
const mostInMessage = 12;

/** Reminders outside the app: the device's calendar, or a message to oneself. */
export function GivePart({ entries }: { entries: readonly Entry[] }) {
  const { texts, setting } = useCalendarTexts();
  const { give } = texts;
  const { locale, asOn } = setting;
  const [outcome, setOutcome] = useState('');
  const ahead = entries.filter((entry) => entry.standing !== 'done' && lastDayOf(entry) >= asOn);

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

  const message = [
    give.whatsAppTitle,
    ...ahead
      .slice(0, mostInMessage)
      .map(
        (entry) =>
          `${formatDate(entry.on, locale)}: ${entryName(entry, texts)} (${entryNote(entry, texts, setting)})`,
      ),
    calendarAddress(location.origin, setting),
  ].join('\n');

  return (
    <section className="section calendar-give no-print" aria-labelledby="calendar-give">
      <h2 id="calendar-give">{give.title}</h2>
      <p className="field-hint">{give.lead}</p>
      {ahead.length === 0 ? (
        <p>{give.nothing}</p>
      ) : (
        <>
          <div className="actions">
            <Button onClick={save}>{give.ics}</Button>
            <ButtonLink tone="secondary" href={forwardLink(message)} target="_blank" rel="noopener">
              {give.whatsApp}
            </ButtonLink>
          </div>
          <p className="field-hint">{give.icsHint}</p>
        </>
      )}
      <p role="status">{outcome}</p>
      {sets.length > 0 && (
        <>
          <h3>{give.subscribe}</h3>
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
