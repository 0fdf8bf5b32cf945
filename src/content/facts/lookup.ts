import { barcodeFacts } from './barcode.ts';
import { bisFacts } from './bis.ts';
import { calendarFacts } from './calendar.ts';
import { companyFacts } from './company.ts';
import { exampleFacts } from './examples.ts';
import { finderFacts } from './finder.ts';
import { financeFacts } from './finance.ts';
import { fireFacts } from './fire.ts';
import { fssaiFacts } from './fssai.ts';
import { gstFacts } from './gst.ts';
import { helplineFacts } from './helplines.ts';
import { incomeTaxFacts } from './income-tax.ts';
import { isoFacts } from './iso.ts';
import { labourFacts } from './labour.ts';
import { msmeFacts } from './msme.ts';
import { ourPrices } from './our-prices.ts';
import { placeFacts } from './places.ts';
import { privacyFacts } from './privacy.ts';
import { schemeFacts } from './schemes.ts';
import { sectorFacts } from './sectors.ts';
import { shopsActFacts } from './shops-acts.ts';
import { stateFacts } from './states.ts';
import { tradeLicenceFacts } from './trade-licence.ts';
import { trademarkFacts } from './trademark.ts';
import type { Fact, FactVersion, IsoDate } from './types.ts';
import { vendorFacts } from './vendors.ts';

/** Combines facts into a map by id. Throws when two facts have the same id. */
export function byFactId<Id extends string>(list: readonly Fact<Id>[]): ReadonlyMap<Id, Fact<Id>> {
  const map = new Map<Id, Fact<Id>>();
  for (const fact of list) {
    if (map.has(fact.id)) throw new Error(`Two facts are called "${fact.id}"`);
    map.set(fact.id, fact);
  }
  return map;
}

const allFacts = [
  ...barcodeFacts,
  ...bisFacts,
  ...calendarFacts,
  ...companyFacts,
  ...exampleFacts,
  ...finderFacts,
  ...financeFacts,
  ...fireFacts,
  ...fssaiFacts,
  ...gstFacts,
  ...helplineFacts,
  ...incomeTaxFacts,
  ...isoFacts,
  ...labourFacts,
  ...msmeFacts,
  ...ourPrices,
  ...placeFacts,
  ...privacyFacts,
  ...schemeFacts,
  ...sectorFacts,
  ...shopsActFacts,
  ...stateFacts,
  ...tradeLicenceFacts,
  ...trademarkFacts,
  ...vendorFacts,
] as const satisfies readonly Fact[];

/** The id of a figure on the site. */
export type FactId = (typeof allFacts)[number]['id'];

/** The ids of figures with a prefix, without that prefix. */
export type FactsUnder<Prefix extends string, Id = FactId> = Id extends `${Prefix}${infer Rest}`
  ? Rest
  : never;

/** A figure in a table row: `gst.limit.goods@2026-03-31` selects the value of another day. */
export type FactRow = FactId | `${FactId}@${IsoDate}`;

/** Every figure of the site, by id. */
export const facts: ReadonlyMap<FactId, Fact<FactId>> = byFactId<FactId>(allFacts);

/** Returns true for the id of a figure, and narrows the text's type. */
export const isFactId = (id: string): id is FactId => facts.has(id as FactId);

/** Returns the fact with this id. Throws when there is none. */
export function factById(id: FactId): Fact<FactId> {
  const fact = facts.get(id);
  if (!fact) throw new Error(`No fact "${id}" in src/content/facts`);
  return fact;
}

/** Returns the version that is in force on a day, or undefined. */
export function versionAt(
  versions: readonly FactVersion[],
  date: IsoDate,
): FactVersion | undefined {
  return versions.find(
    ({ from, until }) => (from === null || from <= date) && (until === null || date <= until),
  );
}

/**
 * Returns the value of a figure on a day. Undefined when no version covers the day:
 * the page then says "check the official portal" and never falls back to the last version.
 */
export const factAt = (id: FactId, date: IsoDate): FactVersion | undefined =>
  versionAt(factById(id).versions, date);

/** Returns the earlier values of a figure before the day, newest first. */
export function earlierVersions(id: FactId, date: IsoDate): FactVersion[] {
  return factById(id)
    .versions.filter(({ until }) => until !== null && until < date)
    .toReversed();
}

/** Returns the last version on record, even if it has expired. Throws when the fact has none. */
export function latestVersion(id: FactId): FactVersion {
  const version = factById(id).versions.at(-1);
  if (!version) throw new Error(`The fact "${id}" has no version`);
  return version;
}

/**
 * Returns the version in force on a day, or the last that ended before it. A version that begins later is none:
 * a fee that is known in advance is not stated early. Undefined when none had begun.
 */
export const lastVersionBy = (id: FactId, date: IsoDate): FactVersion | undefined =>
  factById(id).versions.findLast(({ from }) => from === null || from <= date);

/** Returns true when a figure's review is overdue; it may then appear only with a warning. */
export const needsReview = ({ reviewBy }: Pick<FactVersion, 'reviewBy'>, date: IsoDate): boolean =>
  date > reviewBy;
