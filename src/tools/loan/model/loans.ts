import type { PageId } from '../../../content/catalog.ts';
import type { DrawingName } from '../../../ui/drawing-names.ts';
import type { Paper, Who } from '../../schemes/model/choices.ts';
import { inclusionSchemes } from '../../schemes/model/inclusion.ts';
import type { Scheme } from '../../schemes/model/types.ts';
import { vendorSchemes } from '../../schemes/model/vendors-and-loans.ts';

/** For whom the page has a loan. Ids are part of addresses (`/loan#cart`) and never change their meaning. */
export const loanKinds = ['cart', 'shop', 'group', 'other'] as const;
export type LoanKind = (typeof loanKinds)[number];

/** A loan of the page. Its texts are in `locales/<language>/tools/loan.ts`. */
export interface Loan {
  drawing: DrawingName;
  /** The scheme's record: status, site and source. */
  scheme: Scheme;
  /** Schemes that the card explains already, so that the list below leaves them out. */
  explained: readonly string[];
  /** Figures of the loans, from the first to the largest. */
  steps: readonly string[];
  papers: readonly Paper[];
  /** The page with the steps of applying; without one, the scheme's own view. */
  how?: PageId;
  /** What the matcher knows of these applicants. */
  who: Who;
}

type Record = (typeof vendorSchemes)[number] | (typeof inclusionSchemes)[number];

function schemeOf(id: Record['id']): Scheme {
  const scheme = [...vendorSchemes, ...inclusionSchemes].find((each) => each.id === id);
  if (!scheme) throw new Error(`No scheme "${id}"`);
  return scheme;
}

/** The loan for small business of every kind. */
const mudra = {
  scheme: schemeOf('mudra-shishu'),
  explained: ['mudra-shishu', 'mudra-kishor', 'mudra-tarun'],
  steps: ['msme.mudra.shishu', 'msme.mudra.kishor', 'msme.mudra.tarun'],
  papers: ['identity', 'bank'],
  how: 'how-to/mudra-loan',
  who: 'owner',
} as const;

export const loans: Readonly<{ [Kind in LoanKind]: Loan }> = {
  cart: {
    drawing: 'cart',
    scheme: schemeOf('pm-svanidhi'),
    explained: ['pm-svanidhi'],
    steps: ['msme.svanidhi.first', 'msme.svanidhi.second', 'msme.svanidhi.third'],
    papers: ['vending', 'identity', 'bank'],
    how: 'how-to/svanidhi-loan',
    who: 'vendor',
  },
  shop: { drawing: 'shop', ...mudra },
  group: {
    drawing: 'people',
    scheme: schemeOf('day-nrlm'),
    explained: ['day-nrlm'],
    steps: ['scheme.day-nrlm.cheap-max', 'scheme.day-nrlm.max'],
    papers: ['shg', 'identity', 'bank', 'residence'],
    who: 'shg',
  },
  // A visitor with other work gets an answer first, and the questions after it.
  other: { drawing: 'not-sure', ...mudra },
};

/** The drawing of a paper for a loan. */
export const paperDrawings: { readonly [Each in Paper]?: DrawingName } = {
  vending: 'certificate',
  identity: 'identity-card',
  bank: 'bank-book',
  shg: 'people',
  residence: 'address-proof',
};

/** Returns the kind in an address's end; undefined for any other text. */
export const loanKindAt = (hash: string): LoanKind | undefined =>
  loanKinds.find((kind) => kind === hash.replace(/^#/, ''));
