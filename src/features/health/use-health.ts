import { useEffect, useRef, useState } from 'react';
import {
  begunAgain,
  noCheck,
  parseCheck,
  pathThrough,
  withAnswer,
  type Check,
  type StepAnswer,
} from '../../content/health/check.ts';
import { parseAnswers, type Answers, type QuestionId } from '../../content/finder/answers.ts';
import type { Path, Spot, StepId } from '../../content/health/steps.ts';
import { todayInIndia } from '../../i18n/format.ts';
import { useSharedPhone } from '../../platform/device/shared-phone-store.ts';
import type { Persistence } from '../../platform/offline/stored-value.ts';
import { businessAnswers } from '../finder/stored.ts';
import { healthResults, healthRun, healthToDo } from './stored.ts';
import { readSpot, writeSpot, type SpotLink } from './spot-link.ts';

/** Goes to another place of the check, by the part of the address behind `#`. */
export type Move = (hash: string, how?: { replace: boolean }) => Promise<void>;

export interface HealthState {
  check: Check;
  path: Path;
  /** Where the visitor is. */
  at: Spot;
  changing: boolean;
  keeping: Persistence;
  /** What the phone keeps has been read, or cannot be. */
  isRead: boolean;
  /** The visitor has gone on or back since the page came. */
  hasMoved: boolean;
  /** Keeps a form that is not sent yet, so that a reload brings it back. */
  draft: (step: StepId, values: Record<string, string>) => void;
  answer: (answer: StepAnswer) => void;
  goTo: (at: Spot, how?: { changing: boolean }) => void;
  hrefOf: (at: Spot) => string;
  /** Changes the checklist. */
  change: (change: (check: Check) => Check) => void;
  startAgain: () => void;
}

/** The check's state: in memory, kept on the phone part by part; the address says where one is. */
export function useHealth(hash: string, move: Move): HealthState {
  const [today] = useState(todayInIndia);
  const [check, setCheck] = useState<Check>(noCheck);
  const [hasMoved, setHasMoved] = useState(false);
  const { isRead, isRefused } = useKeeping(check, setCheck);
  const isShared = useSharedPhone();
  const link = readSpot(hash);
  const path = pathThrough(check, today);
  const at = spotOf(link, path);

  useEffect(() => {
    const onMove = () => setHasMoved(true);
    addEventListener('popstate', onMove);
    return () => removeEventListener('popstate', onMove);
  }, []);

  async function goOn(to: SpotLink) {
    setHasMoved(true);
    // Back must find the question that is left, not "the first that is open".
    if (!link.at) await move(writeSpot({ ...link, at }), { replace: true });
    await move(writeSpot(to));
  }
  const go = (to: SpotLink) => void goOn(to);

  return {
    check,
    path,
    at,
    changing: link.changing ?? false,
    keeping: isShared ? 'shared' : isRefused ? 'refused' : 'phone',
    isRead,
    hasMoved,
    draft(step, values) {
      setCheck((now) => ({ ...now, run: { ...now.run, draft: { step, values } } }));
    },
    answer(answer) {
      const next = withAnswer(withRunId(check), answer, today);
      setCheck(next);
      const { steps, open } = pathThrough(next, today);
      const isChanging = link.changing === true;
      const following = steps[steps.indexOf(answer.step) + 1] ?? open ?? 'result';
      const nextAt = isChanging ? (open ?? 'result') : following;
      go({ at: nextAt, changing: isChanging && nextAt !== 'result' });
    },
    goTo(spot, { changing = false } = { changing: false }) {
      go({ at: spot, changing });
    },
    hrefOf: (spot) => `#${writeSpot({ at: spot, changing: true })}`,
    change: setCheck,
    startAgain() {
      const next = begunAgain(check, newRunId());
      setCheck(next);
      go({ at: pathThrough(next, today).open ?? 'result' });
    },
  };
}

/** Two phones of one person must not call two goings-through the same. */
const newRunId = () => new Date().toISOString();

const withRunId = (check: Check): Check =>
  check.run.id ? check : { ...check, run: { ...check.run, id: newRunId() } };

/** The place that the address asks for, as far as one can be there. */
function spotOf({ at }: SpotLink, { steps, open, taken }: Path): Spot {
  if (at === 'result') return open ?? 'result';
  // What was taken from another tool can be changed here.
  if (at && ([...steps, ...taken] as readonly Spot[]).includes(at)) return at;
  return open ?? 'result';
}

const report = (error: unknown) => console.info('The health check is not kept', error);

/** Reads what the phone keeps of the check, and keeps every part that changes after that. */
function useKeeping(check: Check, setCheck: (change: (now: Check) => Check) => void) {
  const [isRead, setIsRead] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const kept = useRef<Check>(noCheck);

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
      kept.current = before;
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
    const before = kept.current;
    kept.current = check;
    const writes = [
      business !== before.business && keepBusiness(business, before.business),
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

/** Keeps what was told of the business since: another tool in another tab may have been told more. */
const keepBusiness = (business: Answers, before: Answers): Promise<void> =>
  businessAnswers.change((kept) => ({
    ...parseAnswers(kept),
    ...Object.fromEntries(
      Object.entries(business).filter(([id, answer]) => answer !== before[id as QuestionId]),
    ),
  }));

/** What the phone kept, with what was already answered on this page before it was read. */
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
