import type { IsoDate } from '../../content/facts/types.ts';
import { formatRupees } from '../../i18n/format.ts';
import type { Locale } from '../../locales/languages.ts';
import { askedNumber, limitsOf } from './asked-number.ts';
import { fits, patternOf, type Concepts } from './concepts.ts';
import { amountsOf, type AmountByNumber } from './model/amounts.ts';
import type { FactId } from '../../content/facts/lookup.ts';
import { measureIn, statesIn } from './told.ts';

/**
 * Returns the amount that the numbers of a question decide, as text: a reference to a figure (`{fact.id}`), or rupees that
 * were worked out. Undefined where no number decides, or two amounts fit.
 */
export function amountByNumber(
  { text, concepts, need }: { text: string; concepts: Concepts; need: { id: string } },
  { asOn, locale }: { asOn: IsoDate; locale: Locale },
): string | undefined {
  const told = amountsOf(need.id).flatMap((one) => amountFor(one, text, concepts, asOn) ?? []);
  const [amount, ...others] = told;
  if (amount === undefined || others.length > 0) return undefined;
  return typeof amount === 'number' ? formatRupees(amount, locale) : `{${amount}}`;
}

function amountFor(
  { asks, words, state, above, bands, perSquareFoot, share }: AmountByNumber,
  text: string,
  concepts: Concepts,
  asOn: IsoDate,
): FactId | number | undefined {
  if (state && !statesIn(text).includes(state)) return undefined;
  if (words && !fits(patternOf(words), concepts)) return undefined;
  const number = askedNumber(text, asks);
  if (number === undefined) return undefined;
  const numberOf = (id: FactId) => limitsOf(id, asOn)?.from;
  if (above && number <= (numberOf(above) ?? Infinity)) return undefined;
  if (share) {
    const percent = numberOf(share.of);
    if (percent === undefined || number > (numberOf(share.upTo) ?? 0)) return undefined;
    const exact = (number * percent) / 100;
    return share.round === 'up' ? Math.ceil(exact) : Math.round(exact);
  }
  const band = bands?.find(
    ({ upTo }) => upTo === undefined || number <= (upTo === 0 ? 0 : (numberOf(upTo) ?? 0)),
  );
  if (!band || perSquareFoot === undefined) return band?.amount;
  const area = measureIn(text, 'square-feet');
  if (area === undefined) return fits(patternOf(perSquareFoot), concepts) ? band.amount : undefined;
  const rate = numberOf(band.amount);
  return rate === undefined ? undefined : Math.round(area * rate);
}
