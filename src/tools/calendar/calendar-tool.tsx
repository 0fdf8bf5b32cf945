import { useState } from 'react';
import { Callout } from '../../ui/callout.tsx';
import { useCalendarTexts } from './calendar-texts.ts';
import { DatesView } from './dates-view.tsx';
import { OwnDateForm } from './own-date-form.tsx';
import { SetupForm } from './setup-form.tsx';
import { useCalendar } from './use-calendar.ts';
import './calendar.css';

/** The compliance calendar, "My dates": a few questions, then all dates that follow from the answers. */
export function CalendarTool() {
  const { texts } = useCalendarTexts();
  const calendar = useCalendar();
  const [isChanging, setIsChanging] = useState(false);
  const [hasMoved, setHasMoved] = useState(false);
  // Another tool has sent the visitor to add a date, so the questions come later.
  const [wantsOwn] = useState(() => globalThis.location?.hash === '#calendar-own');
  const go = (changing: boolean) => {
    setIsChanging(changing);
    setHasMoved(true);
  };
  return (
    <>
      <noscript>
        <Callout tone="warning" title={texts.noScript}>
          {null}
        </Callout>
      </noscript>
      {!calendar && <p className="field-hint calendar-reading">{texts.reading}</p>}
      {calendar &&
        (isChanging || !calendar.saved.since ? (
          <>
            {wantsOwn && !calendar.saved.since && (
              <OwnDateForm calendar={calendar} say={() => go(false)} />
            )}
            <SetupForm
              calendar={calendar}
              takeFocus={hasMoved}
              onDone={() => go(false)}
              onCancel={calendar.saved.since && (() => go(false))}
            />
          </>
        ) : (
          <DatesView calendar={calendar} takeFocus={hasMoved} onChange={() => go(true)} />
        ))}
      {calendar && <p className="field-hint">{texts.kept[calendar.keeping]}</p>}
    </>
  );
}
