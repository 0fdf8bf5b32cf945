import type { IsoDate } from '../../../content/facts/types.ts';
import type { Answers, Kind, Place, QuestionId } from '../../../register/answers.ts';
import { evaluate, verdictOn, leavesOf } from '../../../register/condition.ts';
import { findNeed, type Findings } from '../../../register/find.ts';
import { complete, questionById, questions } from '../../../register/questions.ts';
import { needs, rules, type NeedId } from '../../../register/register.ts';
import { impliedByTrade, tradeOf } from './trades.ts';

/**
 * The questions before the result, in their order. What sells decides more than how it is paid for, so
 * `supply` comes last: after the other answers it rarely matters.
 */
const before = [
  'kind',
  'state',
  'place',
  'food',
  'health',
  'vehicle',
  'property',
  'turnover',
  'products',
  'premises',
  'workers',
  'does',
  'supply',
] as const satisfies readonly QuestionId[];

/** Asked of everybody whom the register asks. */
const always: ReadonlySet<QuestionId> = new Set(['kind', 'state', 'place', 'turnover']);

/** Vendors work alone and have few rules: these come after their result. */
const streetLater: ReadonlySet<QuestionId> = new Set(['workers', 'does']);
const street: readonly (Kind | 'unknown')[] = ['street-fixed', 'street-mobile'];

/** The answers of most businesses to the questions that come after the result. */
const usual: Answers = {
  online: [],
  reach: [],
  plans: [],
  building: [],
  entity: 'proprietor',
  topWage: 0,
  power: 'no',
};
const usualInStreet: Answers = { ...usual, workers: 0, does: [] };

/** The state and the places of most visitors, which the screen of the states offers with one tap. */
export const nearState = 'tg';
export const nearPlaces = ['hyderabad', 'town', 'village'] as const satisfies readonly Place[];

const isStreet = ({ kind }: Answers) => kind !== undefined && street.includes(kind);

/** True for questions that come after the result. */
export const isLater = (id: QuestionId, answers: Answers): boolean =>
  !(before as readonly QuestionId[]).includes(id) || (isStreet(answers) && streetLater.has(id));

/** True for a place that one tap on the state's screen selects. */
const isNear = (id: QuestionId, { state, place }: Answers): boolean =>
  id === 'place' && state === nearState && nearPlaces.some((near) => near === place);

/** The way to the result. */
export interface FirstQuestions {
  /** The questions in order, as far as the answers decide them. */
  steps: readonly QuestionId[];
  /** The first of them without an answer. */
  open: QuestionId | undefined;
  /** Largest possible number of questions. An answer never makes it larger. */
  most: number;
}

/**
 * Returns the questions before the result: those that can still change what a business must have, when it
 * answers the questions before them as given and the later ones as most do. What the trade settles is not
 * asked.
 */
export function firstQuestions(given: Answers, date: IsoDate): FirstQuestions {
  const { answers } = complete(given, date);
  const { kind } = given;
  const settled =
    kind && kind !== 'unknown' ? impliedByTrade(tradeOf(given), kind) : ({} as Answers);
  const steps: QuestionId[] = [];
  let known: Answers = {};
  let open: QuestionId | undefined;
  let more = 0;
  for (const id of before) {
    const answer = answers[id];
    const isSettled = answer !== undefined && (id in settled || isNear(id, answers));
    const isStep = !isSettled && !isLater(id, given) && canMatter(id, known, date);
    if (isStep && open !== undefined) more += 1;
    if (isStep && open === undefined) {
      steps.push(id);
      if (answer === undefined) open = id;
    }
    // Answers after the open question wait: what it changes is not known yet.
    if (answer !== undefined && (isSettled || (isStep && open === undefined))) {
      known = { ...known, [id]: answer };
    }
  }
  return { steps, open, most: steps.length + more };
}

/** Returns whether an answer to a question can change what a business must have. */
function canMatter(id: QuestionId, known: Answers, date: IsoDate): boolean {
  const assumed = known.kind === undefined ? {} : isStreet(known) ? usualInStreet : usual;
  const { answers } = complete({ ...assumed, ...known }, date);
  if (verdictOn(questionById(id).asked, answers, date) === 'no') return false;
  return (
    always.has(id) || (deciding.get(id) ?? []).some((need) => waitsFor(id, need, answers, date))
  );
}

const waitsFor = (id: QuestionId, need: NeedId, answers: Answers, date: IsoDate) =>
  findNeed(need, answers, date).missing.includes(id);

/** The needs whose rules for "must" or "likely" test a question, by question. */
const deciding = new Map<QuestionId, readonly NeedId[]>(
  questions.map(({ id }) => [
    id,
    needs
      .map((need) => need.id)
      .filter((need) =>
        rules.some(
          (rule) =>
            rule.need === need &&
            (rule.level === 'must' || rule.level === 'likely') &&
            leavesOf(rule.when).some(({ question }) => question === id),
        ),
      ),
  ]),
);

/** A question after the result, and the needs that its answer decides. */
export interface LaterQuestion {
  id: QuestionId;
  decides: readonly NeedId[];
}

/**
 * Returns the open questions after the result, in order. What was left out before the result comes only when
 * it alone decides.
 */
export function laterQuestions({ completed, all }: Findings, date: IsoDate): LaterQuestion[] {
  const { asked, answers } = completed;
  /** True when an answer decides a need, or whether the question that decides it is asked. */
  const isDecidedBy = (id: QuestionId, missing: readonly QuestionId[]) =>
    missing.some(
      (other) =>
        other === id ||
        (!asked.includes(other) &&
          evaluate(questionById(other).asked, answers, date).because.some(
            ({ question }) => question === id,
          )),
    );
  const decided = (id: QuestionId) =>
    all.filter(({ missing }) => isDecidedBy(id, missing)).map(({ need }) => need);
  const open = asked
    .filter((id) => answers[id] === undefined)
    .map((id) => ({ id, decides: decided(id) }))
    .filter(({ decides }) => decides.length > 0);
  const later = open.filter(({ id }) => isLater(id, answers));
  return later.length > 0 ? later : open;
}
