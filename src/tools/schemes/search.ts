import type { Group, Help, Stage, StateId, Who, Work } from './model/choices.ts';
import type { ListedScheme } from './model/data-file.ts';
import type { SchemeStatus } from './model/types.ts';
import type { IsoDate } from '../../content/facts/types.ts';
import { statusOn } from './match.ts';

/** What the list is narrowed by. An absent filter lets everything pass. */
export interface Filters {
  place?: StateId;
  who?: Who;
  work?: Work;
  stage?: Stage;
  help?: Help;
  group?: Group;
  /** Show schemes that have ended, too. */
  closed?: boolean;
}

/** A scheme with the text that is searched, made once. */
export interface Searchable {
  scheme: ListedScheme;
  /** Its name, and everything that may be looked for, in lower case. */
  name: string;
  text: string;
}

/** Makes schemes searchable. `moreText` adds words that the record holds as ids only, such as its state. */
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

/** Lower case, without accents, commas in numbers and hyphens: as people type. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    // The marks of Latin letters only: in Indian scripts marks are vowels.
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/(\d),(?=\d)/g, '$1')
    .replaceAll(/[-\u2010-\u2015]/g, ' ');

const wordsOf = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean);

const statusOrder: Record<SchemeStatus, number> = { open: 0, announced: 1, unclear: 2, closed: 3 };

/**
 * The schemes that have every word of the query and pass every filter: names that match first, then
 * those that name the group, then by status. Ended ones only when asked for, or when searched by name.
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

/** A rule that a record does not have lets it pass. */
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
