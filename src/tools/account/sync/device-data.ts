import { useCallback, useEffect, useState } from 'react';
import { useSharedDevice } from '../../../platform/device/shared-device-store.ts';
import { textsIn, type Items } from '../../../platform/offline/stored-value.ts';
import { hasCalendar, savedCalendar } from '../../calendar/stored.ts';
import { businessAnswers } from '../../finder/stored.ts';
import {
  guidesIn,
  readyPapers,
  savedGuides,
  type SavedGuide,
} from '../../../features/guide-tools/stored.ts';
import {
  healthResults,
  healthToDo,
  resultsIn,
  toDoIn,
  type HealthResult,
} from '../../health/stored.ts';
import { savedSchemesIn, schemesNotebook } from '../../schemes/stored.ts';
import type { CardState } from '../cards/card.tsx';
import { useSyncState } from './sync-choice.ts';

/** The tools' saved data on this device. */
export interface DeviceData {
  /** Answers of the licence finder, by question. */
  answers: Items;
  papers: readonly string[];
  guides: readonly SavedGuide[];
  schemes: readonly string[];
  /** True when the calendar is set up. */
  calendar: boolean;
  /** Latest result of the health check. */
  health: HealthResult | undefined;
  toDo: { open: number; all: number };
}

const nothing: DeviceData = {
  answers: {},
  papers: [],
  guides: [],
  schemes: [],
  calendar: false,
  health: undefined,
  toDo: { open: 0, all: 0 },
};

async function readDeviceData(): Promise<DeviceData> {
  const [answers, papers, guides, schemes, calendar, results, toDo] = await Promise.all(
    [
      businessAnswers,
      readyPapers,
      savedGuides,
      schemesNotebook,
      savedCalendar,
      healthResults,
      healthToDo,
    ].map((value) => value.read()),
  );
  const points = toDoIn(toDo);
  return {
    answers: businessAnswers.itemsIn(answers),
    papers: textsIn(papers),
    guides: guidesIn(guides),
    schemes: savedSchemesIn(schemes),
    calendar: hasCalendar(calendar),
    health: resultsIn(results).at(-1),
    toDo: { open: points.filter(({ doneOn }) => doneOn === undefined).length, all: points.length },
  };
}

/** Returns the saved data. Reads it again when the page becomes visible, and after a sync. */
export function useDeviceData(): { state: CardState; data: DeviceData; reload: () => void } {
  const isShared = useSharedDevice();
  const syncedAt = useSyncState(({ syncChoice }) => syncChoice?.syncedAt);
  const [read, setRead] = useState<DeviceData | 'unreadable'>();

  const reload = useCallback(() => {
    readDeviceData().then(setRead, (error: unknown) => {
      console.info('What is saved on this phone cannot be read', error);
      setRead('unreadable');
    });
  }, []);
  useEffect(reload, [reload, syncedAt, isShared]);
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') reload();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [reload]);

  if (isShared) return { state: 'shared', data: nothing, reload };
  if (read === undefined) return { state: 'loading', data: nothing, reload };
  if (read === 'unreadable') return { state: 'unreadable', data: nothing, reload };
  return { state: 'ready', data: read, reload };
}
