import { isDay } from '../../../content/facts/days.ts';
import type { IsoDate } from '../../../content/facts/types.ts';
import type { Answers, QuestionId } from '../../finder/model/answers.ts';
import { complete } from '../../finder/model/questions.ts';

/** What the finder's questions tell the calendar; those that are open are asked here, and kept for both. */
export const sharedQuestions = [
  'kind',
  'state',
  'place',
  'food',
  'turnover',
  'reach',
  'workers',
  'topWage',
  'entity',
] as const satisfies readonly QuestionId[];
export type SharedQuestion = (typeof sharedQuestions)[number];

/** How the business files GST. */
export const gstSchemes = ['none', 'monthly', 'quarterly', 'composition', 'unknown'] as const;
export type GstScheme = (typeof gstSchemes)[number];

/** What else settles dates, as far as it is so. */
export const situations = [
  'esi',
  'epf',
  'tds',
  'advance-tax',
  'presumptive',
  'audited',
  'job-work',
  'loans',
  'late-suppliers',
] as const;
export type Situation = (typeof situations)[number];

/** Days that stand on somebody's own papers, or that they know. */
export const paperDays = [
  'fssai-paid-until',
  'trade-licence-until',
  'vending-until',
  'scale-stamped-on',
  'shop-until',
  'fire-until',
  'pollution-until',
  'bis-until',
  'barcode-until',
  'trademark-filed-on',
  'meeting-on',
  'incorporated-on',
] as const;
export type PaperDay = (typeof paperDays)[number];

/** The calendar's own answers. */
export interface OwnAnswers {
  gst?: GstScheme;
  situations: readonly Situation[];
  days: Partial<Record<PaperDay, IsoDate>>;
}

export const noAnswers: OwnAnswers = { situations: [], days: {} };

/** All that is known of a business: the finder's answers, completed, and the calendar's own. */
export interface Profile {
  known: Answers;
  own: OwnAnswers;
}

const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T =>
  list.includes(value as T);

/** Own answers out of something kept: what is no answer of ours is left out. Never throws. */
export function parseOwnAnswers(value: unknown): OwnAnswers {
  if (typeof value !== 'object' || value === null) return noAnswers;
  const given = value as { gst?: unknown; situations?: unknown; days?: unknown };
  const days = typeof given.days === 'object' && given.days !== null ? given.days : {};
  return {
    ...(isOneOf(gstSchemes, given.gst) && { gst: given.gst }),
    situations: Array.isArray(given.situations)
      ? given.situations.filter((each) => isOneOf(situations, each))
      : [],
    days: Object.fromEntries(
      Object.entries(days).filter(([id, day]) => isOneOf(paperDays, id) && isDay(day)),
    ),
  };
}

/** What follows from the finder's answers, and what it was told itself where the kind of business is open. */
export const completed = (given: Answers, date: IsoDate): Answers =>
  given.kind === undefined ? given : complete(given, date).answers;

/** Before it is known what a business does, only these can be asked. */
const firstQuestions: readonly SharedQuestion[] = ['kind', 'state'];

/**
 * The questions of the finder that the calendar asks itself: those this business is asked, as far as
 * `inForm` tells, and has not answered there (`given`).
 */
export function openQuestions(given: Answers, inForm: Answers, date: IsoDate): SharedQuestion[] {
  const asked: readonly QuestionId[] =
    inForm.kind === undefined ? firstQuestions : complete(inForm, date).asked;
  // An answer that is no longer offered (a town of another state) is none.
  const known = completed(given, date);
  return sharedQuestions.filter((id) => asked.includes(id) && known[id] === undefined);
}
