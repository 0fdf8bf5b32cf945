import { useMemo, useState } from 'react';
import { fillFacts, type FactSetting } from '../../content/facts/fact-text.ts';
import { unknown, type Answers } from '../../register/answers.ts';
import { isAbout, type AboutId, type StepId } from './model/steps.ts';
import { isScored, type Given } from './model/answers.ts';
import { otherPapers, type Known } from './model/questions.ts';
import { formatRupees, todayInIndia } from '../../i18n/format.ts';
import { formatNumber } from '../../i18n/format-number.ts';
import type { TextOf } from '../../locales/language.ts';
import { textFor, useI18n } from '../../locales/text.tsx';

const useText = textFor('health');
const useQuestionText = textFor('finder-questions');
const useAmountText = textFor('finder-amounts');
const useRegistrationText = textFor('registrations');

/** The text of the health check, and the finder's text that both tools use. */
export type HealthTexts = TextOf<'health'> & {
  business: TextOf<'finder-questions'>;
  amounts: TextOf<'finder-amounts'>;
  registrations: TextOf<'registrations'>;
};

/** Returns the text of the check, and the date and language for its figures. */
export function useHealthTexts(): { texts: HealthTexts; setting: FactSetting } {
  const own = useText();
  const business = useQuestionText();
  const amounts = useAmountText();
  const registrations = useRegistrationText();
  const texts = useMemo(
    () => ({ ...own, business, amounts, registrations }),
    [own, business, amounts, registrations],
  );
  const { locale, messages } = useI18n();
  const [asOn] = useState(todayInIndia);
  return { texts, setting: { locale, messages, asOn } };
}

interface Asked {
  title: string;
  hint: string;
  short: string;
}

/** Returns the text of a question. */
export function questionTexts(step: StepId, texts: HealthTexts): Asked {
  if (isScored(step)) return texts.questions[step];
  return step === 'where' ? texts.about.where : texts.business[step];
}

/** Returns the names of the registrations that the question about other papers is about. */
export const otherPaperNames = (known: Known, { registrations }: HealthTexts): string =>
  otherPapers(known)
    .map((id) => registrations[id].name)
    .join(', ');

const labelOf = (options: Record<string, { label: string }>, option: string | undefined) =>
  options[option ?? '']?.label;

/** Returns the saved answer to a question about the business, as text. */
export function aboutText(
  id: AboutId,
  answers: Answers,
  texts: HealthTexts,
  { locale }: Pick<FactSetting, 'locale'>,
): string {
  const { business, taken } = texts;
  if (id === 'kind') return labelOf(business.kind.options, answers.kind) ?? taken.unknown;
  if (id === 'where') {
    const place =
      answers.state === 'dl' ? undefined : labelOf(business.place.options, answers.place);
    const state = labelOf(business.state.options, answers.state);
    return [place, state].filter(Boolean).join(', ') || taken.unknown;
  }
  const amount = answers[id];
  if (amount === undefined || amount === unknown) return taken.unknown;
  return id === 'workers' ? formatNumber(amount, locale) : formatRupees(amount, locale);
}

/** Returns the saved answer to a scored question, as text. */
export function givenText(
  step: StepId,
  answer: Given | undefined,
  texts: HealthTexts,
  setting: FactSetting,
): string {
  if (isAbout(step) || answer === undefined) return texts.taken.unknown;
  if (answer === unknown) return texts.form.unknown;
  const optionTexts: Record<string, string> = texts.questions[step].options;
  return fillFacts(optionTexts[answer] ?? answer, setting);
}
