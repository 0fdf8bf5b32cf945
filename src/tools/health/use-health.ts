import { useEffect, useRef, useState } from 'react';
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
import { useSharedDevice } from '../../platform/device/shared-device-store.ts';
import type { Persistence } from '../../platform/offline/stored-value.ts';
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
  keeping: Persistence;
  /** True once the saved check has been read, or could not be read. */
  isRead: boolean;
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
  const { isRead, isRefused } = useSavedCheck(check, setCheck);
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
    keeping: isShared ? 'shared' : isRefused ? 'refused' : 'phone',
    isRead,
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

const report = (error: unknown) => console.info('The health check is not kept', error);

/** Reads the saved check, then saves every part that changes. */
function useSavedCheck(check: Check, setCheck: (change: (now: Check) => Check) => void) {
  const [isRead, setIsRead] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const saved = useRef<Check>(noCheck);

  useEffect(() => {
    let isGone = false;
    async function read() {
      const [business, run, history, toDo] = await Promise.all([
        businessAnswers.read(),
        healthRun.read(),
        healthResults.read(),
        healthToDo.read(),
      ]);
      if (isGone) return;
      const before = parseCheck({ business, run, history, toDo });
      saved.current = before;
      setCheck((now) => merged(before, now));
      setIsRead(true);
    }
    read().catch((error: unknown) => {
      report(error);
      if (isGone) return;
      setIsRefused(true);
      setIsRead(true);
    });
    return () => {
      isGone = true;
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
      () => setIsRefused(false),
      (error: unknown) => {
        report(error);
        setIsRefused(true);
      },
    );
  }, [check, isRead]);

  return { isRead, isRefused };
}

/** Saves only the changed answers, because another tab may have saved others meanwhile. */
const saveBusiness = (business: Answers, before: Answers): Promise<void> =>
  businessAnswers.change((saved) => ({
    ...parseAnswers(saved),
    ...Object.fromEntries(
      Object.entries(business).filter(([id, answer]) => answer !== before[id as QuestionId]),
    ),
  }));

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
