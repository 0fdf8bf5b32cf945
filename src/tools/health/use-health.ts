import { useCallback, useEffect, useRef, useState } from 'react';
import {
  restarted,
  noCheck,
  parseCheck,
  pathThrough,
  withAnswer,
  type Check,
  type StepAnswer,
} from './model/check.ts';
import { parseAnswers, type Answers, type QuestionId } from '../../register/answers.ts';
import { stepIds, type HealthPath, type StepId } from './model/steps.ts';
import { todayInIndia } from '../../i18n/format.ts';
import { useBeforeLeaving } from '../../platform/device/before-leaving.ts';
import { useSharedDevice } from '../../platform/device/shared-device-store.ts';
import { isObject, type Persistence } from '../../platform/offline/stored-value.ts';
import { dropTabCopy, readTabCopy, writeTabCopy } from '../../platform/tab-copy.ts';
import { businessAnswers } from '../finder/stored.ts';
import type { Spot } from '../../questionnaire/path.ts';
import { readSpot, writeSpot } from '../../questionnaire/spot-link.ts';
import { useSpot, type Move } from '../../questionnaire/use-spot.ts';
import { healthResults, healthRun, healthToDo } from './stored.ts';

export interface HealthState {
  check: Check;
  path: HealthPath;
  /** The visitor's current step. */
  at: Spot<StepId>;
  changing: boolean;
  persistence: Persistence;
  /** True once answers or a half-filled form were read from the device. A new visitor has none. */
  isRestored: boolean;
  /** True once the visitor has moved to another step. */
  hasMoved: boolean;
  /** Saves an unsent form, so that a reload restores it. */
  draft: (step: StepId, values: Record<string, string>) => void;
  answer: (answer: StepAnswer) => void;
  goTo: (at: Spot<StepId>, how?: { changing: boolean }) => void;
  hrefOf: (at: Spot<StepId>, how?: { changing: boolean }) => string;
  /** Changes the check, for example its checklist. */
  change: (change: (check: Check) => Check) => void;
  startAgain: () => void;
}

/** The state of the check, saved on the device part by part. The address holds the current step. */
export function useHealth(hash: string, move: Move): HealthState {
  const [today] = useState(todayInIndia);
  const [check, setCheck] = useState<Check>(noCheck);
  const { isRestored, isRefused } = useSavedCheck(check, setCheck);
  const isShared = useSharedDevice();
  const path = pathThrough(check, today);
  // A question answered in another tool can be changed here too.
  const { at, changing, hasMoved, goTo, goOnFrom } = useSpot(readSpot(hash, stepIds), path, {
    move,
    write: writeSpot,
  });

  return {
    check,
    path,
    at,
    changing,
    persistence: isShared ? 'shared' : isRefused ? 'refused' : 'phone',
    isRestored,
    hasMoved,
    draft(step, values) {
      setCheck((now) => ({ ...now, run: { ...now.run, draft: { step, values } } }));
    },
    answer(answer) {
      const next = withAnswer(withRunId(check), answer, today);
      setCheck(next);
      goOnFrom(answer.step, pathThrough(next, today), {});
    },
    goTo: (spot, how) => goTo({ at: spot, ...how }),
    hrefOf: (spot, how) => `#${writeSpot({ at: spot, ...how })}`,
    change: setCheck,
    startAgain() {
      const next = restarted(check, newRunId());
      setCheck(next);
      goTo({ at: pathThrough(next, today).open ?? 'result' });
    },
  };
}

/** Runs on two devices of one account need different ids, so the id is the start time. */
const newRunId = () => new Date().toISOString();

const withRunId = (check: Check): Check =>
  check.run.id ? check : { ...check, run: { ...check.run, id: newRunId() } };

const report = (error: unknown) => console.info('The health check is not saved', error);

/** Name of the tab's copy of answers that the database is still writing. */
const copyName = 'health';

/** Reads the saved check, then saves every part that changes. */
function useSavedCheck(check: Check, setCheck: (change: (now: Check) => Check) => void) {
  const [isRead, setIsRead] = useState(false);
  const [isRestored, setIsRestored] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  /** The latest check that was passed to the database, and the latest that the database has written. */
  const saved = useRef<Check>(noCheck);
  const written = useRef<Check>(noCheck);

  useEffect(() => {
    let isUnmounted = false;
    async function read() {
      const [business, run, history, toDo] = await Promise.all([
        businessAnswers.read(),
        healthRun.read(),
        healthResults.read(),
        healthToDo.read(),
      ]);
      if (isUnmounted) return;
      const before = parseCheck({ business, run, history, toDo });
      saved.current = before;
      written.current = before;
      const copy = readTabCopy<unknown>(copyName);
      const restored = isObject(copy)
        ? parseCheck({
            business: { ...before.business, ...(isObject(copy.business) ? copy.business : {}) },
            run: copy.run ?? run,
            history: copy.history ?? history,
            toDo: copy.toDo ?? toDo,
          })
        : before;
      setIsRestored(hasAnswers(restored));
      setCheck((now) => merged(restored, now));
      setIsRead(true);
    }
    read().catch((error: unknown) => {
      report(error);
      if (isUnmounted) return;
      setIsRefused(true);
      setIsRead(true);
    });
    return () => {
      isUnmounted = true;
    };
  }, [setCheck]);

  useEffect(() => {
    if (!isRead) return;
    const { business, run, history, toDo } = check;
    const before = saved.current;
    saved.current = check;
    const writes = [
      business !== before.business && saveBusiness(business, before.business),
      run !== before.run && healthRun.save(run),
      history !== before.history && healthResults.save(history),
      toDo !== before.toDo && healthToDo.save(toDo),
    ].filter((write) => write !== false);
    if (writes.length === 0) return;
    Promise.all(writes).then(
      () => {
        written.current = check;
        if (saved.current === check) dropTabCopy(copyName);
        setIsRefused(false);
      },
      (error: unknown) => {
        report(error);
        setIsRefused(true);
      },
    );
  }, [check, isRead]);

  useBeforeLeaving(
    useCallback(() => {
      if (saved.current !== written.current) {
        writeTabCopy(copyName, changedParts(saved.current, written.current));
      }
    }, []),
  );

  return { isRestored, isRefused };
}

/** Saves only the changed answers, because another tab may have saved others meanwhile. */
const saveBusiness = (business: Answers, before: Answers): Promise<void> =>
  businessAnswers.change((saved) => ({
    ...parseAnswers(saved),
    ...changedAnswers(business, before),
  }));

const changedAnswers = (business: Answers, before: Answers): Answers =>
  Object.fromEntries(
    Object.entries(business).filter(([id, answer]) => answer !== before[id as QuestionId]),
  );

const hasAnswers = ({ business, run }: Check): boolean =>
  run.draft !== undefined || Object.keys({ ...business, ...run.given }).length > 0;

/** Returns the parts of a check that differ from an earlier one. */
const changedParts = (check: Check, before: Check): Partial<Check> => ({
  ...(check.business !== before.business && {
    business: changedAnswers(check.business, before.business),
  }),
  ...(check.run !== before.run && { run: check.run }),
  ...(check.history !== before.history && { history: check.history }),
  ...(check.toDo !== before.toDo && { toDo: check.toDo }),
});

/** Adds the answers given before the read finished to the saved check. */
function merged(before: Check, now: Check): Check {
  if (now === noCheck) return before;
  const { draft = before.run.draft } = now.run;
  return {
    ...before,
    business: { ...before.business, ...now.business },
    run: {
      ...before.run,
      asked: [...new Set([...before.run.asked, ...now.run.asked])],
      given: { ...before.run.given, ...now.run.given },
      ...(draft && { draft }),
    },
  };
}
