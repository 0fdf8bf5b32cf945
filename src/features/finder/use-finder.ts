import { useEffect, useState } from 'react';
import {
  parseAnswers,
  type Answer,
  type Answers,
  type QuestionId,
} from '../../content/finder/answers.ts';
import {
  readLink,
  writeLink,
  type FinderLink,
  type Spot,
} from '../../content/finder/answers-link.ts';
import { complete, nextOpen, type Completed } from '../../content/finder/questions.ts';
import { todayInIndia } from '../../i18n/format.ts';
import { useSharedPhone } from '../../platform/device/shared-phone-store.ts';
import type { Persistence } from '../../platform/offline/stored-value.ts';
import { businessAnswers } from './stored.ts';
import { dropTyped } from './typed-draft.ts';

/** Goes to another place of the finder, by the part of the address behind `#`. */
export type Move = (hash: string, how?: { replace: boolean }) => Promise<void>;

export interface FinderState {
  completed: Completed;
  /** Where the visitor is. */
  at: Spot;
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
  hrefOf: (at: Spot, how?: { changing: boolean }) => string;
  goTo: (at: Spot, how?: { changing: boolean }) => void;
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
  const [hasMoved, setHasMoved] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const isShared = useSharedPhone();
  const link = readLink(hash);

  useEffect(() => {
    let isGone = false;
    async function read() {
      const kept = parseAnswers(await businessAnswers.read());
      if (isGone) return;
      const { answers: given } = readLink(location.hash);
      const isOwn = agree(given, kept);
      setOwn(kept);
      setFromLink(!isOwn);
      setAnswers((now) => ({ ...(isOwn ? kept : {}), ...now }));
    }
    read().catch((error: unknown) => {
      report(error);
      setIsRefused(true);
    });
    const onMove = () => setHasMoved(true);
    addEventListener('popstate', onMove);
    return () => {
      isGone = true;
      removeEventListener('popstate', onMove);
    };
  }, []);

  const completed = complete({ ...answers, ...link.answers }, today);
  const open = nextOpen(completed);
  const asked = link.at && (link.at === 'result' ? !open : completed.asked.includes(link.at));
  const at: Spot = asked && link.at ? link.at : (open ?? 'result');

  function keep(change: (kept: Answers) => Answers) {
    businessAnswers
      .change((kept) => change(parseAnswers(kept)))
      .then(
        () => setIsRefused(false),
        (error: unknown) => {
          report(error);
          setIsRefused(true);
        },
      );
  }

  async function goOn(to: FinderLink) {
    setHasMoved(true);
    // Back must find the question that is left, not "the first that is open".
    if (!link.at) await move(writeLink({ ...link, at }), { replace: true });
    await move(writeLink(to));
  }
  const go = (to: FinderLink) => void goOn(to);

  return {
    completed,
    at,
    changing: link.changing ?? false,
    fromLink,
    keeping: isShared ? 'shared' : isRefused ? 'refused' : 'phone',
    hasMoved,
    draft(id, value) {
      if (!fromLink) keep((kept) => ({ ...kept, [id]: value }));
    },
    answer(id, value) {
      const next = { ...answers, ...link.answers, [id]: value };
      const after = complete(next, today);
      setAnswers(next);
      setOwn(next);
      setFromLink(false);
      const told = { ...newIn(link.answers, answers), [id]: value };
      keep((kept) => (fromLink ? next : { ...kept, ...told }));
      dropTyped().catch(report);
      // Who came for the result, with a link, is asked what is missing and nothing twice.
      const toResult = link.changing === true || link.at === 'result';
      const nextAt = spotAfter(id, after, toResult);
      const changing = toResult && nextAt !== 'result';
      go({ answers: relevant(after), at: nextAt, changing });
    },
    hrefOf: (spot, { changing = false } = { changing: false }) =>
      `#${writeLink({ answers: relevant(completed), at: spot, changing })}`,
    goTo(spot, { changing = false } = { changing: false }) {
      go({ answers: relevant(completed), at: spot, changing });
    },
    useOwn() {
      setAnswers(own);
      setFromLink(false);
      go({ answers: relevant(complete(own, today)) });
    },
    startAgain() {
      setAnswers({});
      setOwn({});
      setFromLink(false);
      Promise.all([businessAnswers.remove(), dropTyped()]).catch(report);
      go({ answers: {}, at: 'kind' });
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

/** Where one goes from a question: on; or back to the result, by way of what is newly asked. */
function spotAfter(id: QuestionId, completed: Completed, changing: boolean): Spot {
  if (changing) return nextOpen(completed) ?? 'result';
  return completed.asked[completed.asked.indexOf(id) + 1] ?? nextOpen(completed) ?? 'result';
}
