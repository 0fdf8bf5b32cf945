import { startTransition, useEffect, useState } from 'react';
import {
  parseAnswers,
  type Answer,
  type Answers,
  type QuestionId,
} from '../../register/answers.ts';
import { readLink, writeLink, type FinderStep } from './model/answers-link.ts';
import { firstQuestions } from './model/first-questions.ts';
import { impliedByTrade, kindsOf, tradeOf, type TradeChoice } from './model/trades.ts';
import { complete, type Completed } from '../../register/questions.ts';
import type { IsoDate } from '../../content/facts/types.ts';
import { todayInIndia } from '../../i18n/format.ts';
import { useSharedDevice } from '../../platform/device/shared-device-store.ts';
import type { Persistence } from '../../platform/offline/stored-value.ts';
import { businessAnswers } from './stored.ts';
import type { Path, Spot } from '../../questionnaire/path.ts';
import { useSpot, type Move } from '../../questionnaire/use-spot.ts';
import { dropTyped } from './typed-draft.ts';

export interface FinderState {
  completed: Completed;
  /** The screens before the result. */
  path: FinderPath;
  /** The visitor's position. */
  at: Spot<FinderStep>;
  changing: boolean;
  /** The trade whose kinds of business are offered. */
  trade: TradeChoice;
  /** The answers came with a link, and this device has saved others. */
  fromLink: boolean;
  persistence: Persistence;
  /** The visitor has moved since the page loaded. */
  hasMoved: boolean;
  /** Saves an answer before it is submitted, so that a reload restores it. */
  draft: (id: QuestionId, value: Answer) => void;
  /** Saves the answers to the question of the screen, and to those that they settle. */
  answer: (given: Answers) => void;
  /** Shows the kinds of business of a trade. */
  pickTrade: (trade: TradeChoice) => void;
  /** Returns the address of a position, for links. */
  hrefOf: (at: Spot<FinderStep>, how?: { changing: boolean }) => string;
  goTo: (at: Spot<FinderStep>, how?: { changing: boolean }) => void;
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
    let isUnmounted = false;
    async function read() {
      const saved = parseAnswers(await businessAnswers.read());
      if (isUnmounted) return;
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
      isUnmounted = true;
    };
  }, []);

  const given = { ...answers, ...link.answers };
  const completed = complete(given, today);
  const path = pathOf(given, today, link.trade);
  const { at, changing, hasMoved, goTo, goOnFrom } = useSpot(link, path, {
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
    path,
    at,
    changing,
    trade: link.trade ?? tradeOf(given),
    fromLink,
    persistence: isShared ? 'shared' : isRefused ? 'refused' : 'phone',
    hasMoved,
    draft(id, value) {
      if (!fromLink) save((saved) => ({ ...saved, [id]: value }));
    },
    answer(told) {
      const asked = at === 'result' ? 'trade' : at;
      // Another trade decides food and sales again.
      const isNewTrade = told.kind !== undefined && told.kind !== given.kind;
      const next = { ...(isNewTrade ? withoutTrade(given) : given), ...told };
      const after = pathOf(next, today);
      // Drawn together with the next screen, after the browser has shown the press.
      startTransition(() => {
        setAnswers(next);
        setOwn(next);
        setFromLink(false);
      });
      const changed = { ...newIn(link.answers, answers), ...told };
      save((saved) =>
        fromLink ? next : { ...(isNewTrade ? withoutTrade(saved) : saved), ...changed },
      );
      dropTyped().catch(report);
      const last = after.steps.findLast((step) => step === at || step in told) ?? asked;
      // A visitor with a link to the result is asked only missing questions.
      const toResult = changing || link.at === 'result';
      goOnFrom(last, after, { answers: relevant(complete(next, today)) }, toResult);
    },
    pickTrade: (trade) =>
      goTo({ answers: relevant(completed), trade, at: 'kind', ...(changing && { changing }) }),
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
      goTo({ answers: {}, at: 'trade' });
    },
  };
}

const report = (error: unknown) => console.info('The answers are not saved', error);

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

/** Returns answers without those that a trade may have settled. */
const withoutTrade = (answers: Answers): Answers =>
  parseAnswers({ ...answers, food: undefined, supply: undefined });

/** Returns the answers to questions that are asked. */
const relevant = ({ answers, asked }: Completed): Answers =>
  parseAnswers(Object.fromEntries(asked.map((id) => [id, answers[id]])));

/** The screens before the result. */
interface FinderPath extends Path<FinderStep> {
  /**
   * Returns the largest number of screens. While the kind of business is open it tries every kind, which a slow
   * phone feels, so only the screens that show the number call it.
   */
  most: () => number;
}

/** Returns the largest number of screens that a business of a trade meets. */
const mostOf = (trade: TradeChoice, today: IsoDate): number =>
  1 +
  Math.max(
    ...kindsOf(trade).map(
      (kind) => firstQuestions({ kind, ...impliedByTrade(trade, kind) }, today).most,
    ),
  );

function pathOf(given: Answers, today: IsoDate, trade: TradeChoice = 'more'): FinderPath {
  const { steps, open, most } = firstQuestions(given, today);
  // A trade of one kind needs no second screen.
  const isKindAsked = given.kind === undefined || kindsOf(tradeOf(given)).length > 1;
  return {
    steps: ['trade', ...(isKindAsked ? steps : steps.slice(1))],
    open: open === 'kind' ? 'trade' : open,
    taken: complete(given, today).asked,
    most: () => (given.kind === undefined ? mostOf(trade, today) : isKindAsked ? most + 1 : most),
  };
}
