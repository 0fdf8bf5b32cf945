import { Callout } from '../../ui/callout.tsx';
import { useCalendarTexts } from './calendar-texts.ts';
import { DatesView } from './dates-view.tsx';
import { useCalendar } from './use-calendar.ts';
import './calendar.css';

/** The compliance calendar, "My dates": a few chips, then the next dates. */
export function CalendarTool() {
  const { texts } = useCalendarTexts();
  const calendar = useCalendar();
  return (
    <>
      <noscript>
        <Callout tone="warning" title={texts.noScript}>
          {null}
        </Callout>
      </noscript>
      {calendar ? (
        <div data-needs-script>
          <DatesView calendar={calendar} />
          <p className="field-hint">{texts.stored[calendar.persistence]}</p>
        </div>
      ) : (
        <p className="field-hint calendar-reading">{texts.reading}</p>
      )}
    </>
  );
}
