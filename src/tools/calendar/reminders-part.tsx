import { useEffect, useMemo, useState } from 'react';
import type { IsoDate } from '../../content/facts/types.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { useSharedDevice } from '../../platform/device/shared-device-store.ts';
import {
  isPushSetUp,
  pushState,
  startReminders,
  stopReminders,
  updateReminders,
  type PushAnswer,
} from '../../platform/push/push.ts';
import { countRemindable, remindDaysBefore, type DateToRemind } from '../../platform/push/plan.ts';
import { Button } from '../../ui/button.tsx';
import { RemindersImpossible } from './reminders-impossible.tsx';

const useText = textFor('calendar-reminders');

/**
 * Push reminders of these dates (PUSH-01). Asks for permission only after a tap, and shows alternatives where
 * reminders are impossible.
 */
export function RemindersPart({
  dates,
  today,
}: {
  dates: readonly DateToRemind[];
  today: IsoDate;
}) {
  const { locale } = useI18n();
  const texts = useText();
  const shared = useSharedDevice();
  const [answer, setAnswer] = useState<PushAnswer>();
  const [busy, setBusy] = useState(false);
  const [pressed, setPressed] = useState(false);
  // A new list with the same dates does not inform the server.
  const listed = JSON.stringify(dates.map(({ id, on, name }) => [id, on, name]));
  const current = useMemo(
    () =>
      (JSON.parse(listed) as [string, string, string][]).map(([id, on, name]) => ({
        id,
        on,
        name,
      })),
    [listed],
  );

  useEffect(() => {
    // A tap takes precedence over the result of an earlier check.
    if (busy) return;
    let gone = false;
    async function look() {
      const state = shared ? 'shared' : await pushState();
      const found = state === 'on' ? await updateReminders(current, locale) : { state };
      if (gone) return;
      // The reason for the state was shown already.
      const isKnown = (before?: PushAnswer) =>
        before?.state === 'off' || before?.state === 'not-set-up';
      setAnswer((before) => (state === 'off' && isKnown(before) ? before : found));
      // Checked before a tap, because the browser's dialog must follow the tap at once.
      if (state === 'off' && (await isPushSetUp()) === false && !gone) {
        setAnswer({ state: 'not-set-up' });
      }
    }
    void look();
    return () => {
      gone = true;
    };
  }, [busy, current, locale, shared]);

  async function attempt(work: () => Promise<PushAnswer>) {
    setPressed(true);
    setBusy(true);
    setAnswer(await work());
    setBusy(false);
  }

  const remindable = countRemindable(current, today);
  const isOn = answer?.state === 'on';
  const isPossible = isOn || answer?.state === 'off';
  const days = texts.daysBefore(remindDaysBefore);
  return (
    <section aria-labelledby="reminders" data-screen-only>
      <h3 id="reminders">{texts.title}</h3>
      {isPossible && <p className="prose">{texts.what(days)}</p>}
      {/* Screen readers read only results of a tap. */}
      <div role={pressed ? 'status' : undefined}>
        {isOn && (
          <p className="prose">{remindable > 0 ? texts.isOn(remindable) : texts.isOnNoDates}</p>
        )}
        {answer?.state === 'off' && <p className="prose">{texts.isOff}</p>}
        {answer?.problem && <p className="prose">{texts.problems[answer.problem]}</p>}
        {answer && <RemindersImpossible state={answer.state} />}
      </div>
      {isPossible && (
        <>
          <div className="actions">
            <Button
              tone="secondary"
              disabled={busy}
              onClick={() =>
                void attempt(async () => {
                  if (!isOn) return startReminders(current, locale);
                  await stopReminders();
                  return { state: await pushState() };
                })
              }
            >
              {busy ? texts.busy : isOn ? texts.stop : texts.remind}
            </Button>
          </div>
          <p className="prose">{texts.private}</p>
          <p className="prose">{texts.dependable}</p>
        </>
      )}
    </section>
  );
}
