import { schemeFigures } from '../tools/schemes/model/scheme-figures.ts';
import { allSchemes, schemeGroups } from '../tools/schemes/model/all.ts';
import {
  schemeFileVersion,
  type ListedMoney,
  type ListedScheme,
  type SchemeFile,
} from '../tools/schemes/model/data-file.ts';
import { schemePortal } from '../tools/schemes/model/portals.ts';
import type { SchemeText } from '../tools/schemes/model/texts.ts';
import type { Amount, Money } from '../tools/schemes/model/types.ts';
import { buildText } from '../locales/build-text.ts';
import { plainText } from './fact-text.ts';
import { referencedVersion } from '../content/facts/fact-text.ts';
import type { PageSettings } from './page-context.ts';

/** Returns every scheme with its figures and sites filled in, in the order of the groups. */
export function listedSchemes(page: PageSettings): readonly ListedScheme[] {
  const settings = { ...page, moreFacts: schemeFigures };
  return allSchemes.map((scheme) => listed(scheme, settings));
}

/** Returns the content of a language's data file, without the digest that stands for it. */
export const schemeFile = (page: PageSettings): Omit<SchemeFile, 'digest'> => ({
  version: schemeFileVersion,
  asOn: page.asOn,
  elsewhere: schemePortal('myscheme'),
  schemes: listedSchemes(page),
});

type OurScheme = (typeof allSchemes)[number];

function listed(scheme: OurScheme, page: PageSettings): ListedScheme {
  const { id, money, portals, source, fits, ...rest } = scheme;
  const { schemes } = buildText('schemes', page.locale);
  const { name, benefit, who, note, apply, groupsElse, also = [] }: SchemeText = schemes[id];
  const text = (prose: string) => plainText(prose, page);
  const { groupsElse: _others, also: papers, ...rules } = fits;
  return {
    id,
    ...rest,
    group: groupOf(scheme),
    name: text(name),
    benefit: text(benefit),
    who: text(who),
    ...(money && { money: moneyOf(money, page) }),
    ...(note && { note: text(note) }),
    ...(apply && { apply: text(apply) }),
    portals: portals.map(schemePortal),
    fits: {
      ...rules,
      ...(groupsElse && { groupsElse: text(groupsElse) }),
      ...(papers && {
        also: also.map((condition, place) => {
          const paper = papers[place];
          return { text: text(condition), ...(paper && { paper }) };
        }),
      }),
    },
    source,
  };
}

function groupOf({ id }: OurScheme): ListedScheme['group'] {
  const group = schemeGroups.find(({ schemes }) => schemes.some((each) => each.id === id));
  if (!group) throw new Error(`The scheme "${id}" is in no group`);
  return group.id;
}

const moneyOf = ({ of, from, over, upTo }: Money, page: PageSettings): ListedMoney => ({
  of,
  ...(from !== undefined && { from: rupeesOf(from, page) }),
  ...(over !== undefined && { over: rupeesOf(over, page) }),
  upTo: rupeesOf(upTo, page),
});

/** Returns an amount in rupees on the page's day. Throws when the fact has none: a limit is never guessed. */
function rupeesOf({ fact, end }: Amount, page: PageSettings): number {
  const value = referencedVersion(fact, page)?.value;
  if (value?.unit === 'rupees') {
    if ('amount' in value && !end) return value.amount;
    if ('from' in value && end) return value[end];
  }
  throw new Error(`"${fact}" gives no sum of rupees on ${page.asOn}`);
}
