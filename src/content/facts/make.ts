import { business } from '../business.ts';
import type { Confidence, Fact, FactValue, IsoDate, Source } from './types.ts';

/** Fees and limits move more often than the rest, so they are looked at again sooner. */
export const fees = { checkedOn: '2026-11-20', reviewBy: '2027-02-18' } as const;
export const rules = { checkedOn: '2026-11-20', reviewBy: '2027-05-20' } as const;
type Review = typeof fees | typeof rules;

export interface Given {
  source: Source;
  confidence: Confidence;
  /** First day it holds, where that is worth saying. */
  from?: IsoDate;
  until?: IsoDate;
  /** `rules` when absent. */
  review?: Review;
}

/** A figure with one value. */
export const figure = (
  id: string,
  label: string,
  value: FactValue,
  { source, confidence, from, until, review = rules }: Given,
): Fact => ({
  id,
  label,
  versions: [{ value, from: from ?? null, until: until ?? null, source, confidence, ...review }],
});

/** A figure that one day replaced another: the value until `lastDay`, and the one from `from`. */
export const changed = (
  id: string,
  label: string,
  before: { value: FactValue; lastDay: IsoDate },
  now: { value: FactValue; from: IsoDate },
  { source, confidence, review = rules }: Omit<Given, 'from' | 'until'>,
): Fact => ({
  id,
  label,
  versions: [
    { value: before.value, from: null, until: before.lastDay, source, confidence, ...review },
    { value: now.value, from: now.from, until: null, source, confidence, ...review },
  ],
});

/**
 * What our office reckons where no law and no official list gives a figure: a price of private firms, a
 * time. The ranges are the specification's; the source shown to the reader says that they are ours.
 */
export const ourEstimate = (id: string, label: string, value: FactValue): Fact =>
  figure(id, label, value, {
    source: {
      title: `${business.name}: our estimate, not an official figure`,
      publisher: business.name,
      url: `${business.origin}/pricing`,
    },
    confidence: 'V',
    review: fees,
  });

export const rupees = (amount: number, to?: number): FactValue =>
  to === undefined ? { unit: 'rupees', amount } : { unit: 'rupees', from: amount, to };
export const days = (amount: number, to?: number): FactValue =>
  to === undefined ? { unit: 'days', amount } : { unit: 'days', from: amount, to };
export const months = (amount: number, to?: number): FactValue =>
  to === undefined ? { unit: 'months', amount } : { unit: 'months', from: amount, to };
export const years = (amount: number, to?: number): FactValue =>
  to === undefined ? { unit: 'years', amount } : { unit: 'years', from: amount, to };
export const percent = (amount: number): FactValue => ({ unit: 'percent', amount });
export const count = (of: string, amount: number, to?: number): FactValue =>
  to === undefined ? { unit: 'count', amount, of } : { unit: 'count', from: amount, to, of };
export const date = (day: IsoDate): FactValue => ({ unit: 'date', date: day });
export const everyYear = (day: number, month: number): FactValue => ({
  unit: 'day-of-year',
  month,
  day,
});
