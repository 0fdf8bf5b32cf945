import type { ListedScheme } from './model/data-file.ts';
import { formatDate, formatRupees } from '../../i18n/format.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import type { Locale } from '../../locales/languages.ts';
import type { TextOf } from '../../locales/language.ts';
import type { Finding } from './model/match.ts';

const useText = textFor('schemes');

export type SchemeTexts = TextOf<'schemes'>;

/** Returns the tool's text in the page's language. */
export const useSchemeTexts = (): SchemeTexts => useText();

/** Returns the text and the language, for texts with figures. */
export function useTexts(): { texts: SchemeTexts; locale: Locale } {
  const texts = useSchemeTexts();
  return { texts, locale: useI18n().locale };
}

/** Returns the text as it is written within a sentence. */
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Returns the sum of a scheme, such as "Loan up to ₹50,000"; empty without a sum. */
export function moneyText({ money }: ListedScheme, texts: SchemeTexts, locale: Locale): string {
  return money ? texts.card.upTo[money.of](formatRupees(money.upTo, locale, 'before')) : '';
}

/** Returns how we know a scheme, such as "official page read on 23 Nov 2026". */
export function readText({ source }: ListedScheme, { read }: SchemeTexts, locale: Locale): string {
  return source?.readOn
    ? read[source.certainty](formatDate(source.readOn, locale), source.copyOn)
    : read.unconfirmed();
}

/** Returns the dates of a scheme, such as "since 1 Aug 2025, until 31 Jul 2027"; empty if unknown. */
export function runsText(
  { runs, status }: ListedScheme,
  texts: SchemeTexts,
  locale: Locale,
): string {
  const { detail } = texts;
  const end = status === 'closed' ? detail.ended : detail.until;
  return [
    runs?.from && detail.from(formatDate(runs.from, locale)),
    runs?.until && end(formatDate(runs.until, locale)),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns groups as a list, such as "women, SC, ST". */
export const groupsText = (
  groups: readonly (keyof SchemeTexts['groupsMany'])[],
  texts: SchemeTexts,
): string => groups.map((group) => texts.groupsMany[group]).join(', ');

/** Returns a sentence with the age limits. */
function ageText({ fits }: ListedScheme, { reasons }: SchemeTexts): string {
  const { from, to, specialTo } = fits.age ?? {};
  const { age } = reasons;
  const special = specialTo === undefined ? '' : ` ${age.specialTo(specialTo)}`;
  if (from !== undefined && to !== undefined) return age.between(from, to) + special;
  if (from !== undefined) return age.from(from);
  return to === undefined ? '' : age.to(to) + special;
}

/** Returns a sentence that explains the outcome of a rule for this visitor. */
export function reasonText(
  finding: Finding,
  scheme: ListedScheme,
  texts: SchemeTexts,
  locale: Locale,
  ageIsKnown: boolean,
): string {
  const { reasons } = texts;
  const { outcome } = finding;
  const said = outcome === 'missing' || outcome === 'unsaid' ? 'unknown' : outcome;
  switch (finding.rule) {
    case 'status':
      return reasons.status[finding.status];
    case 'place':
      return reasons.place[said](texts.places[finding.place]);
    case 'who': {
      if (said === 'fits') return reasons.who.fits;
      return reasons.who[said](
        (scheme.fits.who ?? []).map((who) => lowered(texts.whoShort[who])).join(', '),
      );
    }
    case 'work': {
      if (said === 'fits') return reasons.work.fits;
      return reasons.work[said](
        (scheme.fits.work ?? []).map((work) => lowered(texts.work[work])).join('; '),
      );
    }
    case 'stage': {
      if (said === 'fits') return reasons.stage.fits;
      return reasons.stage[said](
        (scheme.fits.stage ?? []).map((stage) => lowered(texts.stage[stage])).join(', '),
      );
    }
    case 'has': {
      const paper = texts.registrations[finding.paper];
      if (outcome === 'fits') return reasons.has.fits(paper);
      const how = outcome === 'missing' ? reasons.howToGet[finding.paper] : '';
      return `${reasons.has[outcome === 'missing' ? 'missing' : 'unknown'](paper)} ${how}`.trim();
    }
    case 'hasNot':
      return reasons.hasNot[said](texts.registrations[finding.paper]);
    case 'groups': {
      const named = groupsText(finding.groups, texts);
      return reasons.groups[said](finding.others ? `${named}; ${finding.others}` : named);
    }
    case 'age': {
      if (said === 'fits') return reasons.age.fits;
      const limits = ageText(scheme, texts);
      if (said === 'fails') return reasons.age.fails(limits);
      return ageIsKnown ? reasons.age.special(limits) : reasons.age.unknown(limits);
    }
    case 'money': {
      const { from, over = 0, upTo } = finding.money;
      if (outcome === 'fails')
        return reasons.money.fails(formatRupees(from ?? over, locale, 'before'));
      if (outcome === 'missing') return reasons.money.missing(formatRupees(upTo, locale, 'before'));
      return reasons.money.fits;
    }
    case 'also':
      return reasons.also[said](finding.text);
  }
}

/** Returns every condition of a scheme as a sentence, for visitors without answers. */
export function conditionTexts(scheme: ListedScheme, texts: SchemeTexts): string[] {
  const { fits } = scheme;
  const { reasons } = texts;
  return [
    fits.who && reasons.who.fails(fits.who.map((who) => lowered(texts.whoShort[who])).join(', ')),
    fits.work && reasons.work.fails(fits.work.map((work) => lowered(texts.work[work])).join('; ')),
    fits.stage &&
      reasons.stage.fails(fits.stage.map((stage) => lowered(texts.stage[stage])).join(', ')),
    ...(fits.has ?? []).map((paper) => reasons.has.missing(texts.registrations[paper])),
    ...(fits.hasNot ?? []).map((paper) => reasons.hasNot.fails(texts.registrations[paper])),
    fits.groups &&
      reasons.groups.fails(
        [groupsText(fits.groups, texts), fits.groupsElse].filter(Boolean).join('; '),
      ),
    ageText(scheme, texts),
    ...(fits.also ?? []).map(({ text }) => text),
  ].filter((text): text is string => Boolean(text));
}
