import {
  formatDate,
  formatDayOfYear,
  formatRupees,
  formatUnit,
  type FigureForm,
} from '../../i18n/format.ts';
import { formatExactRupees, formatNumber, formatPercent } from '../../i18n/format-number.ts';
import { formatLongDate } from '../../i18n/long-date.ts';
import type { Locale } from '../../locales/languages.ts';
import type { Messages } from '../../locales/language.ts';
import { factAt, isFactId, versionAt, type FactId } from './lookup.ts';
import type { Fact, FactValue, FactVersion, IsoDate } from './types.ts';

/** The language and the date for formatting a figure. */
export interface FactSetting {
  locale: Locale;
  messages: Messages;
  /** The date on which figures are looked up. */
  asOn: IsoDate;
  /** Additional figures by id: those of the schemes, which only the build has. */
  moreFacts?: ReadonlyMap<string, Fact>;
}

/** A reference to a figure in a text: `id`, `id@date`, `id|before`, `id|from`, `id@date|until`. */
export interface FactReference {
  id: FactId;
  /** The date to look up; the settings' date when absent. */
  date: IsoDate | undefined;
  part: 'value' | 'before' | 'from' | 'until';
}

/** Parses `gst.limit@2026-03-31|until`. Throws when the text breaks the grammar of `Prose` or the figure does not exist. */
export function parseFactReference(text: string): FactReference {
  const { id, ...rest } = readReference(text);
  if (!isFactId(id)) throw new Error(`No fact "${id}" in src/content/facts`);
  return { id, ...rest };
}

function readReference(text: string): Omit<FactReference, 'id'> & { id: string } {
  const match = /^([a-z0-9.-]+)(?:@(\d{4}-\d{2}-\d{2}))?(?:\|(before|from|until))?$/.exec(text);
  if (!match?.[1]) throw new Error(`"{${text}}" is no reference to a figure`);
  return {
    id: match[1],
    date: match[2] as IsoDate | undefined,
    part: (match[3] as 'before' | 'from' | 'until' | undefined) ?? 'value',
  };
}

/** Returns the version of the figure that a reference means, or undefined if none covers the day. */
export function referencedVersion(
  text: string,
  { asOn, moreFacts }: Pick<FactSetting, 'asOn' | 'moreFacts'>,
): FactVersion | undefined {
  const named = readReference(text);
  const more = moreFacts?.get(named.id);
  if (more) return versionAt(more.versions, named.date ?? asOn);
  const { id, date = asOn } = parseFactReference(text);
  return factAt(id, date);
}

/** Returns the text for a reference; it says so if no version covers the day (GUIDE-05). */
export function factText(reference: string, setting: FactSetting): string {
  const { part } = readReference(reference);
  const version = referencedVersion(reference, setting);
  if (!version) return setting.messages.page.unknown;
  if (part === 'value') return factValueText(version.value, setting);
  if (part === 'before') return factValueText(version.value, setting, 'before');
  const date = version[part];
  if (!date) throw new Error(`"{${reference}}" asks for a day the figure does not have`);
  return formatDate(date, setting.locale);
}

/** Returns a text with every `{reference}` replaced. */
export const fillFacts = (text: string, setting: FactSetting): string =>
  text.replaceAll(/\{([^}]+)\}/g, (_, reference: string) => factText(reference, setting));

/** Formats a value with its unit, in the settings' language and in the form that the sentence needs. */
export function factValueText(
  value: FactValue,
  { locale, messages }: Pick<FactSetting, 'locale' | 'messages'>,
  form: FigureForm = 'plain',
): string {
  const { units } = messages;
  switch (value.unit) {
    case 'rupees':
      return amountsText(value, (amount) => rupeesText(amount, locale, form), units.range);
    case 'percent':
      return amountsText(value, (amount) => formatPercent(amount, locale), units.range);
    case 'day-of-month':
    case 'count':
      return amountsText(value, (amount) => formatNumber(amount, locale), units.range);
    case 'date':
      return formatDate(value.date, locale);
    case 'long-date':
      return formatLongDate(value.date, locale);
    case 'financial-year':
      return `${value.begins}-${String(value.begins + 1).slice(-2)}`;
    case 'day-of-year':
      return formatDayOfYear(value.month, value.day, locale);
    case 'words':
      return messages.factWords[value.key];
    default: {
      const text = amountsText(value, (amount) => formatNumber(amount, locale), units.range);
      const last = 'amount' in value ? value.amount : value.to;
      return formatUnit(text, last, value.unit, locale, form);
    }
  }
}

/** Amounts with paise always show two decimals: "₹1.50". */
const rupeesText = (amount: number, locale: Locale, form: FigureForm): string =>
  Number.isInteger(amount) ? formatRupees(amount, locale, form) : formatExactRupees(String(amount));

function amountsText(
  value: { amount: number } | { from: number; to: number },
  format: (amount: number) => string,
  range: (from: string, to: string) => string,
): string {
  return 'amount' in value ? format(value.amount) : range(format(value.from), format(value.to));
}
