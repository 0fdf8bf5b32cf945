import { describe, expect, it } from 'vitest';
import { typedFigures } from '../../build/content-check/typed-figures.ts';
import type { FactId } from '../../src/content/facts/lookup.ts';
import type { PageId } from '../../src/content/catalog.ts';
import type { GuideContent } from '../../src/content/types.ts';
import { todayInIndia } from '../../src/i18n/format.ts';
import { referencesIn, referencesOf, textsOf } from '../../src/pages/references.ts';
import { figureOf, isFreeOn } from '../../src/register/fees.ts';
import { needs, rulesOf, type Need } from '../../src/register/register.ts';

/** The texts of all pages, by page id. */
const files = import.meta.glob<{ content?: object }>('../../src/locales/en/pages/**/*.ts', {
  eager: true,
});
const pages = new Map(
  Object.entries(files).flatMap(([file, { content }]) =>
    content ? [[file.replace(/^.*\/pages\/|\.ts$/g, ''), content] as const] : [],
  ),
);
const guides = [...pages].filter(([id]) => id.startsWith('guides/'));

const namedBy = (content: object): Set<string> =>
  new Set(referencesOf(content).map((reference) => reference.replace(/[@|].*$/, '')));
const named = new Map([...pages].map(([id, content]) => [id, namedBy(content)] as const));

/** Pages that name the figures of a registration in place of its guide, which is about something wider. */
const insteadOfGuide: Partial<Record<Need['id'], string>> = {
  packer: 'sectors/retail-commerce',
  'shops-act': 'start/compliance',
};

/** Fees of nothing: the finder says "free", and no guide needs to. */
const isFree = (figure: FactId): boolean => figure.startsWith('finder.free.');
/** Figures of one state, which the page of that state names. */
const isOfState = (figure: FactId): boolean => figure.startsWith('state.');
/** Professional tax has no guide of its own: the pages of the states and its calculator have its figures. */
const hasNoGuide = (figure: FactId): boolean => figure.startsWith('professional-tax.');

/** Amounts at the top of a guide that are no government fee, or one part of it. */
const notAFee: Partial<Record<string, FactId>> = {
  // GS1 and the certifiers are private: no law has a fee.
  'guides/barcode-registration': 'barcode.renewal.one',
  'guides/iso-certification': 'iso.cost.quality',
  // The rate of a square foot, from which the fee follows.
  'guides/trade-license-compliance': 'trade.ghmc.rate.narrow',
};

/** The figures of a record that no page names where its reader looks. */
function missing(need: Need, figures: readonly FactId[]): string[] {
  const page = insteadOfGuide[need.id] ?? need.page;
  return [...new Set(figures)]
    .filter((figure) => !isFree(figure) && !hasNoGuide(figure))
    .filter((figure) =>
      isOfState(figure)
        ? ![...named].some(([id, figures]) => id.startsWith('states/') && figures.has(figure))
        : !named.get(page)?.has(figure),
    )
    .map((figure) => `${page} does not name ${figure} of ${need.id}`);
}

/** The figures of all fees of a record, also of those that only some businesses pay. */
const feesOf = ({ id, fee = [] }: Need): FactId[] =>
  [...fee, ...rulesOf(id).flatMap((rule) => rule.fee ?? [])].map(figureOf);

const ofGuides = needs.filter(({ page }) => page.startsWith('guides/'));

describe('guides and the register (LAW-01)', () => {
  it('every fee of a record stands on the page about it', () => {
    expect(ofGuides.flatMap((need) => missing(need, feesOf(need)))).toEqual([]);
  });

  it('every threshold of a record stands on the page about it, or in the guide to GST', () => {
    const inGst = named.get('guides/gst-compliance');
    const thresholds = (need: Need) =>
      rulesOf(need.id).flatMap(({ facts }) => facts.filter((figure) => !inGst?.has(figure)));
    expect(ofGuides.flatMap((need) => missing(need, thresholds(need)))).toEqual([]);
  });

  it('no guide types a fee, a threshold or a date: all come from the register’s figures', () => {
    const typed = guides.flatMap(([id, content]) =>
      textsOf(content)
        .flatMap(typedFigures)
        .map((figure) => `${id}: ${figure}`),
    );
    expect(typed).toEqual([]);
  });

  it('the fee at the top of a guide is a fee of its records, and "Free" where they take nothing', () => {
    const wrong = guides.flatMap(([id, content]) => {
      const { glance } = content as GuideContent;
      const figures = ofGuides.filter(({ page }) => page === id).flatMap(feesOf);
      const shown = [...namedBy({ fee: glance.fee.value })];
      const problems = shown.filter((figure) => !figures.some((fee) => fee === figure));
      const isFreeOfCharge = figures.some(isFree) || isFreeOn(id as PageId, todayInIndia());
      if (glance.fee.value === 'Free' && !isFreeOfCharge) problems.push('Free');
      return problems
        .filter((figure) => figure !== notAFee[id])
        .map((problem) => `${id}: ${problem}`);
    });
    expect(wrong).toEqual([]);
  });

  it('would notice a guide without a fee', () => {
    const [gst] = ofGuides.filter(({ id }) => id === 'gst');
    expect(gst && missing(gst, ['fssai.central.fee'])).toHaveLength(1);
    expect(referencesIn('It costs {fssai.central.fee}.')).toEqual(['fssai.central.fee']);
  });
});
