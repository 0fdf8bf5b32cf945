import { useEffect, useState } from 'react';
import { parseAnswers, type Answer, type Answers, type QuestionId } from './model/answers.ts';
import { readLink, writeLink } from './model/answers-link.ts';
import { complete, nextOpen, type Completed } from './model/questions.ts';
import { todayInIndia } from '../../i18n/format.ts';
import { useSharedDevice } from '../../platform/device/shared-device-store.ts';
import type { Persistence } from '../../platform/offline/stored-value.ts';
import { businessAnswers } from './stored.ts';
import type { Path, Spot } from '../../questionnaire/path.ts';
import { useSpot, type Move } from '../../questionnaire/use-spot.ts';
import { dropTyped } from './typed-draft.ts';

export interface FinderState {
  completed: Completed;
  /** Where the visitor is. */
  at: Spot<QuestionId>;
  changing: boolean;
  /** The answers came with a link; this phone keeps others. */
  fromLink: boolean;
  keeping: Persistence;
  /** The visitor has gone on or back since the page came. */
  hasMoved: boolean;
  /** Keeps an answer that is not final yet, so that a reload brings it back. */
  draft: (id: QuestionId, value: Answer) => void;
  answer: (id: QuestionId, value: Answer) => void;
  /** The address of a place, for links. */
  hrefOf: (at: Spot<QuestionId>, how?: { changing: boolean }) => string;
  goTo: (at: Spot<QuestionId>, how?: { changing: boolean }) => void;
  useOwn: () => void;
  startAgain: () => void;
}

/**
 * The finder's state: answers in memory, kept on the phone, and in the address as far as they are not
 * personal. The address says where one is, so that the browser's Back goes back a question.
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
      // Who came for the result, with a link, is asked what is missing and nothing twice.
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

/** True when no answer of the one contradicts the other. */
const agree = (some: Answers, others: Answers): boolean =>
  Object.entries(some).every(
    ([id, answer]) => String(answer) === String(others[id as QuestionId] ?? answer),
  );

/** The answers that others do not have, or have otherwise. */
const newIn = (some: Answers, others: Answers): Answers =>
  Object.fromEntries(
    Object.entries(some).filter(
      ([id, answer]) => String(answer) !== String(others[id as QuestionId] ?? ''),
    ),
  );

/** The answers to the questions that are asked. */
const relevant = ({ answers, asked }: Completed): Answers =>
  parseAnswers(Object.fromEntries(asked.map((id) => [id, answers[id]])));

const pathOf = (completed: Completed): Path<QuestionId> => ({
  steps: completed.asked,
  open: nextOpen(completed),
});
