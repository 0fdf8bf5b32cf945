import type { IsoDate } from '../../../content/facts/types.ts';
import { findNeed } from '../../../register/find.ts';
import { planPath, type Path } from '../../../questionnaire/path.ts';
import type { SharedQuestion } from './answers.ts';
import type { Question } from './dates.ts';
import type {
  Answers,
  GstScheme,
  OwnAnswers,
  PaperDay,
  Profile,
  Situation,
} from '../../../register/answers.ts';

/** Ways of filing GST that a chip names. */
const gstChips = [
  'monthly',
  'quarterly',
  'none',
  'composition',
] as const satisfies readonly GstScheme[];

/** The answers that decide most dates, each at one tap. */
export const chips = [...gstChips, 'staff', 'food', 'company'] as const;
export type Chip = (typeof chips)[number];

/** Changed answers; `undefined` removes one. */
export type AnswerChanges = { readonly [Q in keyof Answers]?: Answers[Q] | undefined };

const isGst = (chip: Chip): chip is (typeof gstChips)[number] =>
  (gstChips as readonly string[]).includes(chip);

/** Contributions that an employer may pay voluntarily. */
const forStaff: readonly Situation[] = ['esi', 'epf'];

/** Returns true when the answers say what the chip says. */
export function isChosen(chip: Chip, { known, own }: Profile): boolean {
  if (isGst(chip)) return own.gst === chip;
  switch (chip) {
    case 'staff':
      return (
        (typeof known.workers === 'number' && known.workers > 0) ||
        forStaff.some((situation) => own.situations.includes(situation))
      );
    case 'food':
      return known.food !== undefined && known.food !== 'no' && known.food !== 'unknown';
    case 'company':
      return known.entity === 'private-limited' || known.entity === 'opc';
  }
}

/** The finder's question behind a chip whose answer has more than yes and no. */
export const questionBehind: Partial<Record<Chip, SharedQuestion>> = {
  staff: 'workers',
  food: 'food',
};

/**
 * Returns true when the finder's answers settle that GST is not needed, and the visitor has named no way of filing it:
 * "No GST" then holds without a tap.
 */
export const isGstNotNeeded = ({ known, own }: Profile, date: IsoDate): boolean =>
  own.gst === undefined && findNeed('gst', known, date).level === 'not-needed';

/**
 * Returns the answers that a tap sets. A second tap takes them back. Staff and food set nothing by themselves:
 * their number and kind are asked (`followUpPath`), because a guess would be wrong in the finder too.
 */
export function answersAfter(
  chip: Chip,
  { known, own }: Profile,
): { own: OwnAnswers; given: AnswerChanges } {
  const wasChosen = isChosen(chip, { known, own });
  if (isGst(chip)) {
    const { gst: _, ...rest } = own;
    return { own: wasChosen ? rest : { ...rest, gst: chip }, given: {} };
  }
  switch (chip) {
    case 'staff':
      if (!wasChosen) return { own, given: {} };
      return {
        own: { ...own, situations: own.situations.filter((each) => !forStaff.includes(each)) },
        given: { workers: 0 },
      };
    case 'food':
      return { own, given: wasChosen ? { food: 'no' } : {} };
    case 'company':
      return { own, given: { entity: wasChosen ? undefined : 'private-limited' } };
  }
}

/** The chip that was tapped last, and whether the question behind it has been answered since. */
export interface LastTap {
  chip: Chip;
  isAnswered: boolean;
}

/** A question whose answer shows more dates: of the finder, or the day of a paper. */
export type FollowUpQuestion = SharedQuestion | PaperDay;

/**
 * Returns the questions that follow a tap. They belong to the chip that was tapped last, so that no visit begins with
 * one. A question that was left open is not asked again.
 */
export function followUpPath(
  last: LastTap | undefined,
  profile: Profile,
  ask: readonly Question[],
): Path<FollowUpQuestion> {
  const behind = last && questionBehind[last.chip];
  const isSettled = last !== undefined && (last.isAnswered || isChosen(last.chip, profile));
  const further = last?.chip === 'food' && isChosen('food', profile) ? furtherOnFood(ask) : [];
  return planPath<FollowUpQuestion>(
    [...(behind ? [behind] : []), ...further],
    (id): id is FollowUpQuestion => id === 'kind' && profile.known.kind !== undefined,
    (id) => id === behind && isSettled,
  );
}

/** The kind of business decides which paper on food has a day. */
function furtherOnFood(ask: readonly Question[]): FollowUpQuestion[] {
  const paper = ask.find(({ duty, why }) => duty.topic === 'food' && why === 'paper')?.duty.due;
  return paper && 'from' in paper ? ['kind', paper.from] : ['kind'];
}
