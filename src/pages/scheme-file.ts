import { allSchemes, schemeGroups } from '../content/schemes/all.ts';
import {
  schemeFileVersion,
  type ListedMoney,
  type ListedScheme,
  type SchemeFile,
} from '../content/schemes/data-file.ts';
import { schemePortal } from '../content/schemes/portals.ts';
import { sources } from '../content/schemes/sources.ts';
import type { Amount, Money, Scheme } from '../content/schemes/types.ts';
import { plainText } from './fact-text.ts';
import { referencedVersion } from '../content/facts/fact-text.ts';
import type { PageSettings } from './page-context.ts';

/** Every scheme with its figures and sites in place, in the order of the groups. */
export const listedSchemes = (page: PageSettings): readonly ListedScheme[] =>
  allSchemes.map((scheme) => listed(scheme, page));

/** What is written to the data file of a language. */
export const schemeFile = (page: PageSettings): SchemeFile => ({
  version: schemeFileVersion,
  elsewhere: schemePortal('myscheme'),
  schemes: listedSchemes(page),
});

function listed(scheme: Scheme, page: PageSettings): ListedScheme {
  const { row: _row, money, portals, source, note, apply, fits, ...rest } = scheme;
  const text = (prose: string) => plainText(prose, page);
  const { groupsElse, also, ...rules } = fits;
  return {
    ...rest,
    group: groupOf(scheme),
    name: text(scheme.name),
    benefit: text(scheme.benefit),
    who: text(scheme.who),
    ...(money && { money: moneyOf(money, page) }),
    ...(note && { note: text(note) }),
    ...(apply && { apply: text(apply) }),
    portals: portals.map(schemePortal),
    fits: {
      ...rules,
      ...(groupsElse && { groupsElse: text(groupsElse) }),
      ...(also && { also: also.map((check) => ({ ...check, text: text(check.text) })) }),
    },
    source: sources[source],
  };
}

function groupOf(scheme: Scheme): ListedScheme['group'] {
  const group = schemeGroups.find(({ schemes }) => schemes.includes(scheme));
  if (!group) throw new Error(`The scheme "${scheme.id}" is in no group`);
  return group.id;
}

const moneyOf = ({ of, from, over, upTo }: Money, page: PageSettings): ListedMoney => ({
  of,
  ...(from !== undefined && { from: rupeesOf(from, page) }),
  ...(over !== undefined && { over: rupeesOf(over, page) }),
  upTo: rupeesOf(upTo, page),
});

/** The rupees of an amount on the page's day. Throws when the fact gives none: a limit is never guessed. */
function rupeesOf(amount: Amount, page: PageSettings): number {
  if (typeof amount === 'number') return amount;
  const value = referencedVersion(amount.fact, page)?.value;
  if (value?.unit !== 'rupees' || !('amount' in value)) {
    throw new Error(`"${amount.fact}" gives no sum of rupees on ${page.asOn}`);
  }
  return value.amount;
}
