import {
  paperDays,
  situations,
  type OwnAnswers,
  type PaperDay,
  type Situation,
} from '../../register/answers.ts';
import { type SharedQuestion } from './model/answers.ts';
import { isDay } from '../../content/facts/days.ts';
import type { IsoDate } from '../../content/facts/types.ts';
import { isTick, parseAnswers, type Answers } from '../../register/answers.ts';
import { readAnswer } from '../finder/model/read-answer.ts';
import { formatDate } from '../../i18n/format.ts';
import type { Locale } from '../../locales/languages.ts';
import type { FieldProblem } from '../../ui/error-summary.tsx';
import type { AmountWords, CalendarTexts, QuestionTexts } from './calendar-texts.ts';
import type { Draft } from './form-draft.ts';

/** Limits of days on papers and of own dates; days outside are typing errors. */
export const firstDay: IsoDate = '2000-01-01';
export const lastDay: IsoDate = '2050-12-31';

export const fieldId = (name: string) => `calendar-${name}`;

/** The answers of a form, or its problems by field. How GST is filed is a chip above the form. */
export type SetupReading =
  | { own: Omit<OwnAnswers, 'gst'>; given: Answers }
  | { problems: FieldProblem[] };

interface Asked {
  /** Questions of the finder in the form. */
  open: readonly SharedQuestion[];
  situations: readonly Situation[];
  days: readonly PaperDay[];
}

/**
 * Reads the form about the business. Empty fields stay open; unreadable ones are problems. Ignores fields
 * that are not asked.
 */
export function readSetup(
  draft: Draft,
  asked: Asked,
  {
    texts,
    questions,
    amounts,
    locale,
  }: { texts: CalendarTexts; questions: QuestionTexts; amounts: AmountWords; locale: Locale },
): SetupReading {
  const { setup } = texts;
  const problems: FieldProblem[] = [];
  const wrong = (name: string, label: string, message: string) =>
    problems.push({ fieldId: fieldId(name), label, message });
  const text = (name: string) => (typeof draft[name] === 'string' ? draft[name].trim() : '');
  const ticked = (name: string): readonly string[] => {
    const value = draft[name];
    return typeof value === 'object' ? value : [];
  };

  const given: Record<string, unknown> = {};
  for (const id of asked.open) {
    // An empty field stays open.
    if (!isTick(id) && !text(id)) continue;
    const reading = readAnswer(id, { values: isTick(id) ? ticked(id) : [text(id)] });
    if ('answer' in reading) given[id] = reading.answer;
    else if (reading.problem !== 'not-chosen')
      wrong(id, questions[id].title, amounts.problems[reading.problem]);
  }

  const days: Partial<Record<PaperDay, IsoDate>> = {};
  for (const id of asked.days) {
    const day = text(id);
    if (isDay(day) && firstDay <= day && day <= lastDay) days[id] = day;
    else if (day)
      wrong(
        id,
        setup.days.options[id],
        setup.badDay(formatDate(firstDay, locale), formatDate(lastDay, locale)),
      );
  }

  if (problems.length > 0) return { problems };
  return {
    given: parseAnswers(given),
    own: {
      situations: asked.situations.filter((each) => ticked('situations').includes(each)),
      days,
    },
  };
}

/** Returns the form's values from the answers. */
export const draftOf = ({ situations: ticked, days }: OwnAnswers): Draft => ({
  situations: ticked,
  ...days,
});

/** Returns the further questions for this business. */
export function askedOf(
  { entity, kind, state }: Answers,
  gst: OwnAnswers['gst'],
): Pick<Asked, 'situations' | 'days'> {
  const isFirm = entity === 'private-limited' || entity === 'opc';
  const isStreet = kind === 'street-fixed' || kind === 'street-mobile';
  const onlyFor: Partial<Record<Situation | PaperDay, boolean>> = {
    'job-work': gst === 'monthly' || gst === 'quarterly',
    loans: isFirm,
    'late-suppliers': isFirm,
    presumptive: !isFirm,
    audited: !isStreet,
    'taxable-income': entity === 'proprietor' || entity === 'not-formed',
    'closed-on': gst === 'monthly' || gst === 'quarterly' || gst === 'composition',
    'meeting-on': entity === 'private-limited',
    'incorporated-on': isFirm || entity === 'llp',
    'vending-until': isStreet,
    'fssai-paid-until': !isStreet,
    'trade-licence-until': !isStreet,
    // In Telangana the registration has no last day.
    'shop-until': !isStreet && state !== 'tg',
    'fire-until': !isStreet,
    'pollution-until': !isStreet,
    'bis-until': !isStreet,
  };
  return {
    situations: situations.filter((id) => onlyFor[id] !== false),
    days: paperDays.filter((id) => onlyFor[id] !== false),
  };
}
