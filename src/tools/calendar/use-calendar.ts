import { useEffect, useState } from 'react';
import { completed, type OwnAnswers } from './model/answers.ts';
import type { Question } from './model/dates.ts';
import {
  dueNow,
  emptyCalendar,
  entriesOf,
  type Entry,
  type KeptCalendar,
  type Mark,
} from './model/entries.ts';
import type { OwnDate } from './model/own-dates.ts';
import type { IsoDate } from '../../content/facts/types.ts';
import { parseAnswers, type Answers } from '../finder/model/answers.ts';
import { todayInIndia } from '../../i18n/format.ts';
import { showAppBadge } from '../../platform/device/app-badge.ts';
import { saveSetting } from '../../platform/device/settings.ts';
import { useSharedDevice } from '../../platform/device/shared-device-store.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';
import type { Persistence } from '../../platform/offline/stored-value.ts';
import { businessAnswers } from '../finder/stored.ts';
import { changeCalendar, readCalendar } from './kept-calendar.ts';

export interface CalendarState {
  today: IsoDate;
  /** The finder's answers, as they were given. */
  given: Answers;
  kept: KeptCalendar;
  entries: readonly Entry[];
  ask: readonly Question[];
  keeping: Persistence;
  /** Keeps the calendar's own answers, and those to questions of the finder that stood in its form. */
  saveAnswers: (own: OwnAnswers, asked: Answers) => void;
  mark: (id: string, mark: Mark | undefined) => void;
  addOwn: (date: OwnDate) => void;
  removeOwn: (id: string) => void;
}

const report = (error: unknown) => console.info('The calendar is not kept', error);

/**
 * The calendar: answers, ticks and own dates in memory, kept on the phone as they change, and the dates
 * that follow. Undefined until the phone has been read. The icon's badge follows.
 */
export function useCalendar(): CalendarState | undefined {
  const today = useToday();
  const [state, setState] = useState<{ kept: KeptCalendar; given: Answers }>();
  const [isRefused, setIsRefused] = useState(false);
  const isShared = useSharedDevice();

  useEffect(() => {
    let isGone = false;
    readCalendar().then(
      (read) => {
        if (!isGone) setState((now) => now ?? read);
      },
      (error: unknown) => {
        report(error);
        if (isGone) return;
        setIsRefused(true);
        setState((now) => now ?? { kept: emptyCalendar, given: {} });
      },
    );
    return () => {
      isGone = true;
    };
  }, []);

  // What another tab has ticked or written in shows when this one is looked at again.
  useEffect(() => {
    if (isShared || isRefused) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') readCalendar().then(setState, report);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isShared, isRefused]);

  const found =
    state &&
    entriesOf(state.kept, { known: completed(state.given, today), own: state.kept.answers }, today);
  const badge = found && state.kept.since ? dueNow(found.entries, today).length : undefined;
  useEffect(() => {
    if (badge !== undefined) void showAppBadge(isShared ? 0 : badge);
  }, [badge, isShared]);

  if (!state || !found) return undefined;

  function keep(work: Promise<void>) {
    work.then(
      () => setIsRefused(false),
      (error: unknown) => {
        report(error);
        setIsRefused(true);
      },
    );
  }
  function change(make: (kept: KeptCalendar) => KeptCalendar) {
    const since = (kept: KeptCalendar) => ({ ...kept, since: kept.since ?? today });
    setState((now) => now && { ...now, kept: since(make(now.kept)) });
    keep(changeCalendar((kept) => since(make(kept))));
    if (!isShared) saveSetting(storageKeys.calendar, 'on');
  }

  return {
    today,
    given: state.given,
    kept: state.kept,
    ...found,
    keeping: isShared ? 'shared' : isRefused ? 'refused' : 'phone',
    saveAnswers(answers, asked) {
      setState((now) => now && { ...now, given: { ...now.given, ...asked } });
      keep(businessAnswers.change((given) => ({ ...parseAnswers(given), ...asked })));
      change((kept) => ({ ...kept, answers }));
    },
    mark(id, mark) {
      change((kept) => {
        const others = Object.entries(kept.marks).filter(([marked]) => marked !== id);
        return { ...kept, marks: Object.fromEntries(mark ? [...others, [id, mark]] : others) };
      });
    },
    addOwn(date) {
      change((kept) => ({ ...kept, own: [...kept.own, date] }));
    },
    removeOwn(id) {
      change((kept) => ({ ...kept, own: kept.own.filter((each) => each.id !== id) }));
    },
  };
}

/** Today in India; a page that was left open over midnight learns of it when it is looked at again. */
function useToday(): IsoDate {
  const [today, setToday] = useState(todayInIndia);
  useEffect(() => {
    const look = () => setToday(todayInIndia());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return today;
}
