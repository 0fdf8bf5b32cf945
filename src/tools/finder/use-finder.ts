import { useEffect, useState } from 'react';
import {
  parseAnswers,
  type Answer,
  type Answers,
  type QuestionId,
} from '../../register/answers.ts';
import { readLink, writeLink } from './model/answers-link.ts';
import { complete, nextOpen, type Completed } from '../../register/questions.ts';
import { todayInIndia } from '../../i18n/format.ts';
import { useSharedDevice } from '../../platform/device/shared-device-store.ts';
import type { Persistence } from '../../platform/offline/stored-value.ts';
import { businessAnswers } from './stored.ts';
import type { Path, Spot } from '../../questionnaire/path.ts';
import { useSpot, type Move } from '../../questionnaire/use-spot.ts';
import { dropTyped } from './typed-draft.ts';

export interface FinderState {
  completed: Completed;
  /** The visitor's position. */
  at: Spot<QuestionId>;
  changing: boolean;
  /** The answers came with a link, and this device has saved others. */
  fromLink: boolean;
  keeping: Persistence;
  /** The visitor has moved since the page loaded. */
  hasMoved: boolean;
  /** Saves an answer before it is submitted, so that a reload restores it. */
  draft: (id: QuestionId, value: Answer) => void;
  answer: (id: QuestionId, value: Answer) => void;
  /** Returns the address of a position, for links. */
  hrefOf: (at: Spot<QuestionId>, how?: { changing: boolean }) => string;
  goTo: (at: Spot<QuestionId>, how?: { changing: boolean }) => void;
  useOwn: () => void;
  startAgain: () => void;
}

/**
 * Returns the finder's state: answers in memory, on the device, and, unless personal, in the address. The
 * address contains the position, so that the browser's Back returns to the previous question.
 */
export function useFinder(hash: string, move: Move): FinderState {
  const [today] = useState(todayInIndia);
  const [answers, setAnswers] = useState<Answers>({});
  const [own, setOwn] = useState<Answers>({});
  const [fromLink, setFromLink] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const isShared = useSharedDevice();
  const link = readLink(hash);

  useEffect(() => {
    let isGone = false;
    async function read() {
      const saved = parseAnswers(await businessAnswers.read());
      if (isGone) return;
      const { answers: given } = readLink(location.hash);
      const isOwn = agree(given, saved);
      setOwn(saved);
      setFromLink(!isOwn);
      setAnswers((now) => ({ ...(isOwn ? saved : {}), ...now }));
    }
    read().catch((error: unknown) => {
      report(error);
      setIsRefused(true);
    });
    return () => {
      isGone = true;
    };
  }, []);

  const completed = complete({ ...answers, ...link.answers }, today);
  const { at, changing, hasMoved, goTo, goOnFrom } = useSpot(link, pathOf(completed), {
    move,
    write: writeLink,
  });

  function save(change: (saved: Answers) => Answers) {
    businessAnswers
      .change((saved) => change(parseAnswers(saved)))
      .then(
        () => setIsRefused(false),
        (error: unknown) => {
          report(error);
          setIsRefused(true);
        },
      );
  }

  return {
    completed,
    at,
    changing,
    fromLink,
    keeping: isShared ? 'shared' : isRefused ? 'refused' : 'phone',
    hasMoved,
    draft(id, value) {
      if (!fromLink) save((saved) => ({ ...saved, [id]: value }));
    },
    answer(id, value) {
      const next = { ...answers, ...link.answers, [id]: value };
      const after = complete(next, today);
      setAnswers(next);
      setOwn(next);
      setFromLink(false);
      const told = { ...newIn(link.answers, answers), [id]: value };
      save((saved) => (fromLink ? next : { ...saved, ...told }));
      dropTyped().catch(report);
      // A visitor with a link to the result is asked only missing questions.
      const toResult = changing || link.at === 'result';
      goOnFrom(id, pathOf(after), { answers: relevant(after) }, toResult);
    },
    hrefOf: (spot, how) => `#${writeLink({ answers: relevant(completed), at: spot, ...how })}`,
    goTo: (spot, how) => goTo({ answers: relevant(completed), at: spot, ...how }),
    useOwn() {
      setAnswers(own);
      setFromLink(false);
      goTo({ answers: relevant(complete(own, today)) });
    },
    startAgain() {
      setAnswers({});
      setOwn({});
      setFromLink(false);
      Promise.all([businessAnswers.remove(), dropTyped()]).catch(report);
      goTo({ answers: {}, at: 'kind' });
    },
  };
}

const report = (error: unknown) => console.info('The answers are not kept', error);

/** True when no answers contradict each other. */
const agree = (some: Answers, others: Answers): boolean =>
  Object.entries(some).every(
    ([id, answer]) => String(answer) === String(others[id as QuestionId] ?? answer),
  );

/** Returns the answers that differ from others, or are missing there. */
const newIn = (some: Answers, others: Answers): Answers =>
  Object.fromEntries(
    Object.entries(some).filter(
      ([id, answer]) => String(answer) !== String(others[id as QuestionId] ?? ''),
    ),
  );

/** Returns the answers to questions that are asked. */
const relevant = ({ answers, asked }: Completed): Answers =>
  parseAnswers(Object.fromEntries(asked.map((id) => [id, answers[id]])));

const pathOf = (completed: Completed): Path<QuestionId> => ({
  steps: completed.asked,
  open: nextOpen(completed),
});
