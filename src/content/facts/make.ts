import { business } from '../business.ts';
import { addDays } from './days.ts';
import type {
  Certainty,
  Document,
  Fact,
  FactValue,
  IsoDate,
  IsoMonth,
  IsoYear,
  OurSource,
  Source,
} from './types.ts';

/** The sites of authorities. Every other site shows copies of their texts. */
const authority =
  /^https:\/\/([^/]+\.)?(gov\.in|nic\.in|rbi\.org\.in|nabard\.org|sidbi\.in|gs1india\.org|kmcgov\.in|mahesanacity\.in)\//;

/** Returns the site of an address, without `www`. */
const siteOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');

const readAs =
  (certainty: Exclude<Certainty, 'unconfirmed'>, day: IsoDate) =>
  (document: Document): Source => ({
    ...document,
    certainty,
    readOn: day,
    ...(certainty !== 'reported' &&
      !authority.test(document.url) && { copyOn: siteOf(document.url) }),
  });

/**
 * Returns the functions that record how a document was read on a day: `law` for the law's own text, `official`
 * for a page of the authority, `reported` for what others write.
 */
export const readOn = (day: IsoDate) => ({
  law: readAs('law', day),
  official: readAs('official', day),
  reported: readAs('reported', day),
});

/** A document that we name but have not read. */
export const unconfirmed = (document: Document): Source => ({
  ...document,
  certainty: 'unconfirmed',
  readOn: null,
});

export interface Given {
  source: Source | OurSource;
  /** The first day of validity, if pages state it. */
  from?: IsoDate;
  /** The last day of validity, if no known value replaces it. */
  until?: IsoDate;
  /** The day of the next review, if it differs from the usual one. */
  reviewBy?: IsoDate;
}

/** One value of a figure that changed; fields that it omits come from the figure's common settings. */
type Span = { value: FactValue } & Partial<Given>;

/** Returns the functions that create a file's figures. Each is due for review after `usual`, or after its own day. */
export function reviewedBefore(usual: IsoDate) {
  /** A figure with one value. */
  const figure = <Id extends string>(
    id: Id,
    value: FactValue,
    { source, from, until, reviewBy = usual }: Given,
  ): Fact<Id> => ({
    id,
    versions: [{ value, from: from ?? null, until: until ?? null, source, reviewBy }],
  });

  /**
   * A figure whose value changed, oldest first: each value is valid until the day before the next, or until its
   * own last day, after which nothing is known.
   */
  const changed = <Id extends string>(
    id: Id,
    spans: readonly Span[],
    given: Omit<Given, 'from' | 'until'>,
  ): Fact<Id> => ({
    id,
    versions: spans.map((span, index) => {
      const { value, from, source, reviewBy = usual } = { ...given, ...span };
      const next = spans[index + 1];
      if (next && !next.from) throw new Error(`“${id}” does not say when it changed`);
      const until = span.until ?? (next?.from ? addDays(next.from, -1) : null);
      if ((next?.from && until && until >= next.from) || (from && until && from > until)) {
        throw new Error(`The values of “${id}” are not in the order of their days`);
      }
      return { value, from: from ?? null, until, source, reviewBy };
    }),
  });

  return { figure, changed };
}

/** Prices are reviewed after three months. */
const estimates = reviewedBefore('2027-02-18');

/**
 * Our own estimates for figures that no law and no official list states: prices of private firms, durations.
 * The ranges are the specification's; the source shown to the reader says that they are ours.
 */
export const ourEstimate = <Id extends string>(id: Id, value: FactValue): Fact<Id> =>
  estimates.figure(id, value, {
    source: { ours: 'estimate', url: `${business.origin}/pricing`, readOn: '2026-11-20' },
  });

export const rupees = (amount: number, to?: number): FactValue =>
  to === undefined ? { unit: 'rupees', amount } : { unit: 'rupees', from: amount, to };
export const days = (amount: number, to?: number): FactValue =>
  to === undefined ? { unit: 'days', amount } : { unit: 'days', from: amount, to };
export const months = (amount: number, to?: number): FactValue =>
  to === undefined ? { unit: 'months', amount } : { unit: 'months', from: amount, to };
export const years = (amount: number, to?: number): FactValue =>
  to === undefined ? { unit: 'years', amount } : { unit: 'years', from: amount, to };
export const percent = (amount: number, to?: number): FactValue =>
  to === undefined ? { unit: 'percent', amount } : { unit: 'percent', from: amount, to };
export const count = (of: string, amount: number, to?: number): FactValue =>
  to === undefined ? { unit: 'count', amount, of } : { unit: 'count', from: amount, to, of };
export const dayOfMonth = (amount: number): FactValue => ({ unit: 'day-of-month', amount });
export const date = (day: IsoDate): FactValue => ({ unit: 'date', date: day });
export const longDate = (day: IsoDate | IsoMonth | IsoYear): FactValue => ({
  unit: 'long-date',
  date: day,
});
export const financialYear = (begins: number): FactValue => ({ unit: 'financial-year', begins });
export const everyYear = (day: number, month: number): FactValue => ({
  unit: 'day-of-year',
  month,
  day,
});
