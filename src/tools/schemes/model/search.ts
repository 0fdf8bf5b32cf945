import type { Group, Help, Stage, StateId, Who, Work } from './choices.ts';
import type { ListedScheme } from './data-file.ts';
import type { IsoDate } from '../../../content/facts/types.ts';
import { statusOn, statusOrder } from './status.ts';

/** The filters of the list. An absent filter accepts every scheme. */
export interface Filters {
  place?: StateId;
  who?: Who;
  work?: Work;
  stage?: Stage;
  help?: Help;
  group?: Group;
  /** Also shows schemes that have ended. */
  closed?: boolean;
}

/** A scheme with its search text, prepared once. */
export interface Searchable {
  scheme: ListedScheme;
  /** Its name, in lower case. `text` holds all further search text. */
  name: string;
  text: string;
}

/** Prepares schemes for search. `moreText` adds text for ids in the record, such as the state's name. */
export const searchable = (
  schemes: readonly ListedScheme[],
  moreText: (scheme: ListedScheme) => string,
): Searchable[] =>
  schemes.map((scheme) => {
    const { name, benefit, who, note = '', portals } = scheme;
    const hosts = portals.map(({ url }) => url.slice('https://'.length)).join(' ');
    return {
      scheme,
      name: plain(name),
      text: plain([name, benefit, who, note, hosts, moreText(scheme)].join(' ')),
    };
  });

/** Normalises text as people type it: lower case, no accents, no hyphens, no commas in numbers. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    // Removes the marks of Latin letters only, because marks are vowels in Indian scripts.
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/(\d),(?=\d)/g, '$1')
    .replaceAll(/[-\u2010-\u2015]/g, ' ');

const wordsOf = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean);

/**
 * Returns the schemes that have every word of the query and pass every filter. Matches in the name come
 * first, then schemes for the chosen group and of the chosen state, then open schemes. Ended schemes appear
 * only on request, or when the name matches.
 */
export function find(
  list: readonly Searchable[],
  query: string,
  filters: Filters,
  day: IsoDate,
): ListedScheme[] {
  const words = wordsOf(query);
  return list
    .filter(({ scheme, name, text }) => {
      if (!words.every((word) => text.includes(word))) return false;
      if (!passes(scheme, filters)) return false;
      const named = words.length > 0 && words.every((word) => name.includes(word));
      return filters.closed || named || statusOn(scheme, day) !== 'closed';
    })
    .map((item) => ({ scheme: item.scheme, order: orderOf(item, words, filters, day) }))
    .sort((a, b) => a.order - b.order)
    .map(({ scheme }) => scheme);
}

function orderOf(
  { scheme, name }: Searchable,
  words: readonly string[],
  { group, place }: Filters,
  day: IsoDate,
): number {
  const notNamed = words.every((word) => name.includes(word)) ? 0 : 100;
  const notForGroup = group && !namesGroup(scheme, group) ? 20 : 0;
  const notOfState = place && scheme.place !== place ? 10 : 0;
  return notNamed + notForGroup + notOfState + statusOrder[statusOn(scheme, day)];
}

const namesGroup = ({ fits, moreFor }: ListedScheme, group: Group): boolean =>
  Boolean(fits.groups?.includes(group) || moreFor?.includes(group));

/** Tests the filters. A record without a rule passes the filter for that rule. */
function passes({ place, helps, fits }: ListedScheme, filters: Filters): boolean {
  const allows = <T>(accepted: readonly T[] | undefined, wanted: T | undefined) =>
    wanted === undefined || accepted === undefined || accepted.includes(wanted);
  return (
    allows(place === 'india' ? undefined : [place], filters.place) &&
    allows(fits.who, filters.who) &&
    allows(fits.work, filters.work) &&
    allows(fits.stage, filters.stage) &&
    allows(helps, filters.help) &&
    (allows(fits.groups, filters.group) || fits.groupsElse !== undefined)
  );
}
