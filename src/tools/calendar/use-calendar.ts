import { useHydrated } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type OwnAnswers } from '../../register/answers.ts';
import { completed } from './model/answers.ts';
import type { AnswerChanges } from './model/chips.ts';
import type { Question } from './model/dates.ts';
import {
  dueNow,
  emptyCalendar,
  entriesOf,
  type Entry,
  type SavedCalendar,
  type Mark,
} from './model/entries.ts';
import type { OwnDate } from './model/own-dates.ts';
import type { IsoDate } from '../../content/facts/types.ts';
import { parseAnswers, type Answers } from '../../register/answers.ts';
import { todayInIndia } from '../../i18n/format.ts';
import { showAppBadge } from '../../platform/device/app-badge.ts';
import { readSetting, saveSetting } from '../../platform/device/settings.ts';
import { useSharedDevice } from '../../platform/device/shared-device-store.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';
import type { Persistence } from '../../platform/offline/stored-value.ts';
import { businessAnswers } from '../finder/stored.ts';
import { changeCalendar, readCalendar } from './read-calendar.ts';

export interface CalendarState {
  today: IsoDate;
  /** The finder's answers as given. */
  given: Answers;
  saved: SavedCalendar;
  /** False while the device may have dates that are not here yet. */
  isRead: boolean;
  entries: readonly Entry[];
  ask: readonly Question[];
  persistence: Persistence;
  /** Saves the calendar's own answers, and those to the finder's questions in its form. */
  saveAnswers: (own: OwnAnswers, asked: AnswerChanges) => void;
  mark: (id: string, mark: Mark | undefined) => void;
  addOwn: (date: OwnDate) => void;
  removeOwn: (id: string) => void;
}

interface Read {
  saved: SavedCalendar;
  given: Answers;
}

/** What a phone without saved dates shows. The build writes it into the page. */
const firstVisit: Read = { saved: emptyCalendar, given: {} };

const report = (error: unknown) => console.info('The calendar is not saved', error);

/**
 * Returns the calendar: answers, marks, own dates and resulting dates. Changes are saved at once and update
 * the icon's badge. Undefined on a device with saved dates until they have been read; elsewhere it begins empty.
 */
export function useCalendar(): CalendarState | undefined {
  const today = useToday();
  const [read, setRead] = useState<Read>();
  const hasDates = useHydrated() && readSetting(storageKeys.calendar) === 'on';
  const [isRefused, setIsRefused] = useState(false);
  const isShared = useSharedDevice();

  useEffect(() => {
    let isUnmounted = false;
    readCalendar().then(
      (found) => {
        if (isUnmounted) return;
        // A visitor may have answered already.
        setRead((now) => (now ? { ...now, given: { ...found.given, ...now.given } } : found));
      },
      (error: unknown) => {
        report(error);
        if (isUnmounted) return;
        setIsRefused(true);
        setRead((now) => now ?? firstVisit);
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, []);

  // Shows changes of another tab when this one becomes visible.
  useEffect(() => {
    if (isShared || isRefused) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') readCalendar().then(setRead, report);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isShared, isRefused]);

  const state = read ?? (hasDates ? undefined : firstVisit);
  const found =
    state &&
    entriesOf(
      state.saved,
      { known: completed(state.given, today), own: state.saved.answers },
      today,
    );
  const badge = found && state.saved.since ? dueNow(found.entries, today).length : undefined;
  useEffect(() => {
    if (badge !== undefined) void showAppBadge(isShared ? 0 : badge);
  }, [badge, isShared]);

  if (!state || !found) return undefined;

  function save(work: Promise<void>) {
    work.then(
      () => setIsRefused(false),
      (error: unknown) => {
        report(error);
        setIsRefused(true);
      },
    );
  }
  function change(make: (saved: SavedCalendar) => SavedCalendar) {
    const since = (saved: SavedCalendar) => ({ ...saved, since: saved.since ?? today });
    setRead((now = firstVisit) => ({ ...now, saved: since(make(now.saved)) }));
    save(changeCalendar((saved) => since(make(saved))));
    if (!isShared) saveSetting(storageKeys.calendar, 'on');
  }

  return {
    today,
    given: state.given,
    saved: state.saved,
    isRead: read !== undefined,
    ...found,
    persistence: isShared ? 'shared' : isRefused ? 'refused' : 'phone',
    saveAnswers(answers, asked) {
      const withAnswers = (given: Answers) => parseAnswers({ ...given, ...asked });
      setRead((now = firstVisit) => ({ ...now, given: withAnswers(now.given) }));
      save(businessAnswers.change((given) => withAnswers(parseAnswers(given))));
      change((saved) => ({ ...saved, answers }));
    },
    mark(id, mark) {
      change((saved) => {
        const others = Object.entries(saved.marks).filter(([marked]) => marked !== id);
        return { ...saved, marks: Object.fromEntries(mark ? [...others, [id, mark]] : others) };
      });
    },
    addOwn(date) {
      change((saved) => ({ ...saved, own: [...saved.own, date] }));
    },
    removeOwn(id) {
      change((saved) => ({ ...saved, own: saved.own.filter((each) => each.id !== id) }));
    },
  };
}

/** Returns today in India. An open page updates it after midnight when it becomes visible. */
function useToday(): IsoDate {
  const [today, setToday] = useState(todayInIndia);
  useEffect(() => {
    const look = () => setToday(todayInIndia());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return today;
}
