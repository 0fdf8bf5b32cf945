import { describe, expect, it } from 'vitest';
import { typedFigures } from '../../build/content-check/typed-figures.ts';
import type { FactId } from '../../src/content/facts/lookup.ts';
import type { PageId } from '../../src/content/catalog.ts';
import type { IsoDate } from '../../src/content/facts/types.ts';
import type { GuideContent, GuideText } from '../../src/content/types.ts';
import { todayInIndia } from '../../src/i18n/format.ts';
import { text as factTexts } from '../../src/locales/en/facts.ts';
import { text as finder } from '../../src/locales/en/tools/finder.ts';
import { text as guideTexts } from '../../src/locales/en/tools/guide.ts';
import { referencesIn, referencesOf, textsOf } from '../../src/pages/references.ts';
import { completeGuide, feesOf } from '../../src/register/guides.ts';
import { needs, rulesOf, type Need } from '../../src/register/register.ts';

const words = { free: guideTexts.glance.free, names: factTexts.names };
const complete = (id: string, text: GuideText, on: IsoDate = todayInIndia()): GuideContent =>
  completeGuide(id as PageId, text, on, words);

/** The texts of all pages, by page id. */
const files = import.meta.glob<{ content?: object }>('../../src/locales/en/pages/**/*.ts', {
  eager: true,
});
const texts = new Map(
  Object.entries(files).flatMap(([file, { content }]) =>
    content ? [[file.replace(/^.*\/pages\/|\.ts$/g, ''), content] as const] : [],
  ),
);
const guideTextOf = (id: string) => texts.get(id) as GuideText;

/** What the pages say, with what the register states in guides. */
const pages = new Map(
  [...texts].map(([id, content]) => [
    id,
    id.startsWith('guides/') ? complete(id, content as GuideText) : content,
  ]),
);
const guides = [...pages].flatMap(([id, content]) =>
  id.startsWith('guides/') ? [[id, content as GuideContent] as const] : [],
);

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

  it('a guide types a fee at its top only where no government takes it, or it depends on the place', () => {
    const typed = guides.flatMap(([id]) => (guideTextOf(id).glance.fee.value ? [id] : []));
    expect(typed.sort()).toEqual([
      'guides/barcode-registration',
      'guides/fire-license',
      'guides/iso-certification',
      'guides/trade-license-compliance',
    ]);
  });

  it.each([
    ['guides/fssai-compliance', '{fssai.registration.fee@2026-03-31}', 'At once', 'foscos'],
    ['guides/gst-compliance', 'Free', '{gst.registration.fast-days}', 'gst'],
    ['guides/company-registration', 'Free', '{company.private.time}', 'mca'],
    [
      'guides/trademark-registration',
      '{trademark.fee.low}',
      '{trademark.time.unopposed}',
      'tmfiling',
    ],
    ['guides/bis-registration', '{bis.fee.application}', '{bis.time}', 'manak'],
    ['guides/msme-compliance', 'Free', 'Half an hour', 'udyam'],
    ['guides/labour-law-compliance', 'Free', 'Often soon', 'shramsuvidha'],
  ])('%s shows fee, time and site of the register', (id, fee, time, portal) => {
    const { glance, doItYourself } = complete(id, guideTextOf(id), '2026-11-20');
    expect([glance.fee.value, glance.time.value, doItYourself.portal]).toEqual([fee, time, portal]);
  });

  it('the fee at the top is the one in force, as long as there is one', () => {
    const id = 'guides/fssai-compliance';
    const { glance } = complete(id, guideTextOf(id), '2026-03-31');
    expect(glance.fee.value).toBe('{fssai.registration.fee}');
  });

  it('a guide cannot type what the register states, nor leave out what nobody states', () => {
    const id = 'guides/gst-compliance';
    const text = guideTextOf(id);
    const typed = { ...text.glance, fee: { value: 'Free', note: 'to register' } };
    expect(() => complete(id, { ...text, glance: typed })).toThrow(/which the register states/);
    expect(() => complete('guides/fire-license', text)).toThrow(
      /or name its registration in guideTops/,
    );
  });

  it('a table of fees has the rows of the register, in its order, and no other', () => {
    const id = 'guides/trademark-registration';
    const [first, ...rest] = needs.find((need) => need.id === 'trademark')?.feeTable ?? [];
    const withRows = (rows: { label: string; fact: FactId }[]) =>
      complete(id, {
        ...guideTextOf(id),
        sections: [
          {
            id: 'fees',
            heading: 'Fees',
            answer: 'By class.',
            blocks: [{ kind: 'entries', feesOf: 'trademark', caption: 'Fees', rows }],
          },
        ],
      }).sections[0]?.blocks;
    const rest1 = rest.map((fact) => ({ label: factTexts.names[fact], fact }));
    expect(first && withRows([{ label: 'In my words', fact: first }])).toMatchObject([
      { rows: [{ label: 'In my words', fact: first }, ...rest1] },
    ]);
    expect(() => withRows([{ label: 'Another', fact: 'bis.fee.application' }])).toThrow(
      /No fee of/,
    );
  });

  it('the table of a record has every figure of its fee, or the parts of a range', () => {
    const without = needs.flatMap(({ feeTable = [], ...need }) =>
      feeTable.length > 0
        ? feesOf(need).filter(
            (fee) => !feeTable.some((row) => row === fee || row.startsWith(`${fee}.`)),
          )
        : [],
    );
    expect(without).toEqual([]);
  });

  describe('the tables of food follow the register', () => {
    const id = 'guides/fssai-compliance';
    const tableOn = (
      feesOn: IsoDate | 'today',
      rows: { label: string; fact: FactId }[],
      on: IsoDate,
    ) => {
      const section = {
        id: 'fees',
        heading: 'Fees',
        answer: 'By turnover.',
        blocks: [{ kind: 'entries' as const, feesOf: 'fssai', feesOn, caption: 'Fees', rows }],
      };
      const [block] =
        complete(id, { ...guideTextOf(id), sections: [section] }, on).sections[0]?.blocks ?? [];
      return block?.kind === 'entries' ? block.rows.map(({ fact }) => fact) : [];
    };
    const annual = { label: 'The annual fee', fact: 'fssai.registration.fee' } as const;

    it('today: the fees in force, and one that the text words although nobody has seen it', () => {
      expect(tableOn('today', [annual], '2026-11-20')).toEqual([
        'fssai.vendor.fee',
        'fssai.hawker.fee',
        'fssai.registration.fee',
      ]);
      expect(tableOn('today', [], '2026-11-20')).not.toContain('fssai.registration.fee');
    });

    it('a day: the fees of that day whose end is known, and none that goes on', () => {
      const ended = tableOn('2026-03-31', [], '2026-11-20');
      expect(ended).toEqual([
        'fssai.registration.fee@2026-03-31',
        'fssai.state.fee.most@2026-03-31',
        'fssai.state.fee.small-maker@2026-03-31',
        'fssai.state.fee.large-maker@2026-03-31',
        'fssai.central.fee@2026-03-31',
      ]);
      expect(tableOn('2026-03-31', [], '2026-03-31')).toEqual(ended);
    });

    it('both tables of the guide ask the register', () => {
      const tables = guideTextOf(id).sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'entries' && block.feesOf ? [block.feesOn] : [])),
      );
      expect(tables).toEqual(['today', '2026-03-31']);
    });
  });

  describe('the card of a guide', () => {
    /** Up to this capital the ministry takes nothing. */
    const capital = 'company.fee.free-capital';

    it('names only fees of the registrations that the page is about', () => {
      const foreign = guides.flatMap(([id, { card }]) => {
        // A private service, or a fee by area: the text states it.
        if (guideTextOf(id).glance.fee.value !== undefined) return [];
        const own = needs.filter(({ page }) => page === id);
        const fees = new Set<string>(
          own.flatMap((need) => [...feesOf(need), ...(need.feeTable ?? [])]),
        );
        return [...namedBy({ text: card.governmentFee })]
          .filter((figure) => !fees.has(figure) && figure !== capital)
          .map((figure) => `${id}: ${figure}`);
      });
      expect(foreign).toEqual([]);
    });

    it('says “nothing” exactly where the register takes nothing, and else names the fee at the top', () => {
      const wrong = guides.flatMap(([id, { card, glance }]) => {
        if (guideTextOf(id).glance.fee.value !== undefined) return [];
        const isFree = glance.fee.value === words.free;
        const saysNothing = /^Nothing\b/.test(card.governmentFee);
        // With the day, so that a card about an older schedule fails when a new fee is in force.
        const stated = new Set(referencesIn(card.governmentFee));
        const names = referencesIn(glance.fee.value).every((figure) => stated.has(figure));
        const isRight = isFree
          ? saysNothing || id === 'guides/company-registration'
          : names && !saysNothing;
        return isRight ? [] : [id];
      });
      expect(wrong).toEqual([]);
    });

    it('names the time of the register', () => {
      const silent = guides.flatMap(([id, { card, glance }]) =>
        [...namedBy({ text: glance.time.value })]
          .filter((figure) => !namedBy({ text: card.time }).has(figure))
          .map((figure) => `${id}: ${figure}`),
      );
      expect(silent).toEqual([]);
    });
  });

  it('the finder states the time of a record that has a figure of it', () => {
    const silent = needs.filter(
      ({ id, time }) => time && !referencesIn(finder.needs[id].time).includes(time),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it('would notice a guide without a fee', () => {
    const [gst] = ofGuides.filter(({ id }) => id === 'gst');
    expect(gst && missing(gst, ['fssai.central.fee'])).toHaveLength(1);
    expect(referencesIn('It costs {fssai.central.fee}.')).toEqual(['fssai.central.fee']);
  });
});
