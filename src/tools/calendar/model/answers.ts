import { isDay } from '../../../content/facts/days.ts';
import type { IsoDate } from '../../../content/facts/types.ts';
import type { Answers, QuestionId } from '../../finder/model/answers.ts';
import { complete } from '../../finder/model/questions.ts';

/** Questions of the finder that the calendar uses. It asks open ones itself and saves them for both tools. */
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

/** Ways of filing GST. */
export const gstSchemes = ['none', 'monthly', 'quarterly', 'composition', 'unknown'] as const;
export type GstScheme = (typeof gstSchemes)[number];

/** Further facts that determine dates. */
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

/** Days that the visitor's papers state. */
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

/** All facts about a business: the finder's completed answers, and the calendar's own. */
export interface Profile {
  known: Answers;
  own: OwnAnswers;
}

const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T =>
  list.includes(value as T);

/** Reads own answers from a saved value, without invalid ones. Never throws. */
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

/**
 * Returns the finder's answers with those that follow from them; while the kind of business is open, only the
 * given ones.
 */
export const completed = (given: Answers, date: IsoDate): Answers =>
  given.kind === undefined ? given : complete(given, date).answers;

/** Only these questions can be asked before the kind of business is known. */
const firstQuestions: readonly SharedQuestion[] = ['kind', 'state'];

/**
 * Returns the finder's questions that the calendar asks: those that apply by `inForm` and have no answer in
 * the finder (`given`).
 */
export function openQuestions(given: Answers, inForm: Answers, date: IsoDate): SharedQuestion[] {
  const asked: readonly QuestionId[] =
    inForm.kind === undefined ? firstQuestions : complete(inForm, date).asked;
  // An answer that is no longer offered, such as a town of another state, does not count.
  const known = completed(given, date);
  return sharedQuestions.filter((id) => asked.includes(id) && known[id] === undefined);
}
