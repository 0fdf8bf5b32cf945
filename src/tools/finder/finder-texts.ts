import { useMemo, useState } from 'react';
import type { Answer, Answers, QuestionId } from '../../register/answers.ts';
import { isAmount, isChoice, isTick, unknown } from '../../register/answers.ts';
import type { Leaf } from '../../register/condition.ts';
import type { Finding } from '../../register/find.ts';
import { needById, type NeedId } from '../../register/register.ts';
import { whyNotAsked, type Completed } from '../../register/questions.ts';
import { factText, fillFacts, type FactSetting } from '../../content/facts/fact-text.ts';
import { documentsBehind, type QuotedSource } from '../../content/facts/quoted-sources.ts';
import { portals, type PortalId } from '../../content/portals.ts';
import { formatRupees, todayInIndia, type FigureForm } from '../../i18n/format.ts';
import { formatNumber } from '../../i18n/format-number.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { mayBeBand } from './model/bands.ts';
import type { RowFee } from './model/row-fee.ts';
import type { TextOf } from '../../locales/language.ts';

const useText = textFor('finder');

export type FinderTexts = TextOf<'finder'>;

/** Returns the finder's texts, and the day and language of figures. */
export function useFinderTexts(): { texts: FinderTexts; setting: FactSetting } {
  const texts = useText();
  const { locale, messages } = useI18n();
  const [asOn] = useState(todayInIndia);
  const setting = useMemo(() => ({ locale, messages, asOn }), [locale, messages, asOn]);
  return { texts, setting };
}

interface OptionTexts {
  label: string;
  hint?: string;
}

/** Returns the texts of a question's options, by value. */
export const optionTexts = (id: QuestionId, texts: FinderTexts): Record<string, OptionTexts> =>
  texts.questions[id].options;

/** Returns an option as text. `offered`: the options beside it. */
export function optionLabel(
  id: QuestionId,
  option: string,
  offered: readonly string[],
  texts: FinderTexts,
  setting: FactSetting,
): string {
  // No city is named that the town could be another one than.
  if (id === 'place' && option === 'town' && offered[0] === option) return texts.places.anyTown;
  return fillFacts(optionTexts(id, texts)[option]?.label ?? option, setting);
}

/** Returns an answer as text. */
export function answerText(
  id: QuestionId,
  answer: Answer | undefined,
  texts: FinderTexts,
  setting: FactSetting,
): string {
  const { result } = texts;
  if (answer === undefined) return result.notAnswered;
  if (answer === unknown) return result.unknown;
  const label = (option: string) =>
    fillFacts(optionTexts(id, texts)[option]?.label ?? option, setting);
  if (isTick(id)) {
    const ticked = (answer as readonly string[]).map(label);
    return ticked.length > 0 ? ticked.join('; ') : result.noneTicked;
  }
  if (id === 'place' && answer === 'town') return texts.places.anyTown;
  if (isChoice(id)) return label(answer as string);
  const amount = answer as number;
  if (!isAmount(id)) return String(amount);
  const isBand = mayBeBand(id, amount, setting.asOn);
  const figure = amountText(id, amount, setting, isBand ? 'before' : 'plain');
  const said = isBand ? result.upTo(figure) : figure;
  return id === 'topWage' ? result.month(said) : said;
}

/** Returns an amount as the finder writes it: people as a number, all else in rupees. */
export const amountText = (
  id: QuestionId,
  amount: number,
  { locale }: FactSetting,
  form: FigureForm = 'plain',
): string => (id === 'workers' ? formatNumber(amount, locale) : formatRupees(amount, locale, form));

/** Returns the reasons for a finding in the visitor's own answers: one sentence for each question (J3). */
export function reasonSentences(
  { because }: Finding,
  completed: Completed,
  texts: FinderTexts,
  setting: FactSetting,
): string[] {
  const { answers } = completed;
  const known = (id: QuestionId) => answers[id] !== undefined && completed.asked.includes(id);
  const sentences = new Map<QuestionId, string>();
  const say = (id: QuestionId, leaf?: Leaf) => {
    if (sentences.has(id)) return;
    const limit = leaf && 'fact' in leaf ? factText(leaf.fact, setting) : undefined;
    const answer = answerText(id, answers[id], texts, setting);
    sentences.set(id, texts.reasons[id](answer, limit));
  };
  for (const leaf of because) {
    if (known(leaf.question)) say(leaf.question, leaf);
    // Not asked, because an answer before it said enough.
    else
      whyNotAsked(leaf.question, completed, setting.asOn)
        .filter(known)
        .forEach((id) => say(id));
  }
  return [...sentences.values()];
}

/** Returns the name of a finding: that of its first rule, else that of its need. */
export function findingName({ need, rules: [first] }: Finding, texts: FinderTexts): string {
  return (first && texts.rules[first.id].name) ?? texts.needs[need].name;
}

/** Returns the name of a finding for a row of the result. */
export function rowName({ need, rules: [first] }: Finding, texts: FinderTexts): string {
  const rule = first && texts.rules[first.id];
  return rule?.short ?? rule?.name ?? texts.needs[need].short;
}

/** Returns a fee in the fewest letters: "Free", "₹100", "₹100 +", "By size". */
export function feeText(fee: RowFee, { result }: FinderTexts, setting: FactSetting): string {
  if (fee.is === 'free') return result.free;
  if (fee.is === 'open') return result.feeOpen;
  if (fee.is === 'by-size') return result.feeBySize;
  const most = formatRupees(fee.to, setting.locale);
  const amount =
    fee.from === fee.to ? most : result.range(formatRupees(fee.from, setting.locale), most);
  return fee.more ? result.andMore(amount) : amount;
}

/** Returns how a fee is known, if nothing official says it; undefined for one that is sure. */
export const unsureText = (fee: RowFee, { result }: FinderTexts): string | undefined =>
  'unsure' in fee && fee.unsure ? result.unsure[fee.unsure] : undefined;

/** Returns what a row adds below the office, such as when its paper is no longer needed. */
export const rowNote = ({ rules: [first] }: Finding, texts: FinderTexts): string | undefined =>
  first && texts.rules[first.id].note;

/** Returns whom to ask for a fee that is not known. An office online is looked up, not asked. */
export const whoKnowsFee = (id: NeedId, { result, officesInShort }: FinderTexts): string => {
  const { office } = needById(id);
  return office === 'online' ? result.askFeeOnline : `${result.askFee} ${officesInShort[office]}`;
};

/** Fee, time and validity of a need. Each text states it, or says whom to ask (LAW-05). */
export interface NeedFacts {
  fee: string;
  time: string;
  lasts: string;
  /** The authority. */
  office: string;
  portal: PortalId | undefined;
}

/** Returns the text on a fee, a time or a validity, with the references to its figures; undefined without one. */
const writtenFact = (
  { need, rules }: Pick<Finding, 'need' | 'rules'>,
  part: 'fee' | 'time' | 'lasts',
  texts: FinderTexts,
): string | undefined =>
  rules.map((rule) => texts.rules[rule.id][part]).find(Boolean) ?? texts.needs[need][part];

/**
 * Returns the documents behind a finding, each once: those of its rules, then those of the figures of the fee, the time,
 * the validity, and of the limits in the reasons.
 */
export function documentsOf(
  finding: Finding,
  texts: FinderTexts,
  setting: FactSetting,
): QuotedSource[] {
  const { rules, because, level } = finding;
  const facts =
    level === 'open'
      ? []
      : (['fee', 'time', 'lasts'] as const).flatMap(
          (part) => writtenFact(finding, part, texts) ?? [],
        );
  const limits = because.flatMap((leaf) => ('fact' in leaf ? `{${leaf.fact}}` : []));
  return documentsBehind(
    rules,
    [...rules.map(({ id }) => texts.rules[id].text), ...facts, ...limits],
    setting,
  );
}

/** Returns fee, time, validity and place of a finding. */
export function needFacts(
  { need: id, rules }: Pick<Finding, 'need' | 'rules'>,
  { place, state }: Pick<Answers, 'place' | 'state'>,
  texts: FinderTexts,
  setting: FactSetting,
): NeedFacts {
  const { result } = texts;
  const need = needById(id);
  const portal =
    rules.map((rule) => rule.portal).find(Boolean) ??
    (place && place !== 'unknown' ? need.portalByPlace?.[place] : undefined) ??
    (state && state !== 'unknown' ? need.portalByState?.[state] : undefined) ??
    need.portal;
  const office =
    need.office === 'municipal'
      ? texts.municipalBodies[place ?? 'unknown']
      : texts.offices[need.office];
  const knows =
    need.office === 'online' && portal ? portals[portal].name : texts.officesInShort[need.office];
  const said = (part: 'fee' | 'time' | 'lasts') => {
    const text = writtenFact({ need: id, rules }, part, texts);
    if (text) return fillFacts(text, setting);
    return need.office === 'none' ? result.doesNotApply : result.unknownAsk(knows);
  };
  return { fee: said('fee'), time: said('time'), lasts: said('lasts'), office, portal };
}
