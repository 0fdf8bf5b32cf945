import { describe, expect, it } from 'vitest';
import { typedFigures } from '../../build/content-check/typed-figures.ts';
import { factAt } from '../../src/content/facts/lookup.ts';
import { schemeFigures } from '../../src/tools/schemes/model/scheme-figures.ts';
import { allSchemes } from '../../src/tools/schemes/model/all.ts';
import { schemePortal } from '../../src/tools/schemes/model/portals.ts';
import type { SchemeText } from '../../src/tools/schemes/model/texts.ts';
import { formatRupees } from '../../src/i18n/format.ts';
import { text as en } from '../../src/locales/en/interface.ts';
import { text as schemeTexts } from '../../src/locales/en/schemes.ts';
import { content as schemesPage } from '../../src/locales/en/pages/tools/government-schemes.ts';
import { renderPageDocument } from '../../src/pages/render-page-document.tsx';
import { schemeFile } from '../../src/pages/scheme-file.ts';

/** The list of government schemes: ids, figures, portals, dates, and what may be stated (TOOL-SCHEME-01). */
const asOn = '2026-11-20';
const settings = { locale: 'en', messages: en, asOn } as const;
const listed = schemeFile(settings).schemes;
const textOf = ({ id }: (typeof allSchemes)[number]): SchemeText => schemeTexts.schemes[id];
/** The scheme as the file of the tool has it. */
const shownOf = ({ id }: (typeof allSchemes)[number]) => listed.find((each) => each.id === id);
const textsOf = ({ note = '', apply = '', groupsElse = '', also = [], ...text }: SchemeText) => [
  text.name,
  text.benefit,
  text.who,
  note,
  apply,
  groupsElse,
  ...also,
];

/** Parts of official names that hold digits and are no figure. */
const namesWithDigits = [
  'ECLGS 5.0',
  'Scheme for 5 lakh women',
  '59 Minutes',
  'NAPS-2',
  'Fund of Funds 2.0',
  'TIDE 2.0',
  'Policy 4.0',
  'Idea2PoC',
  'Policy 2025-30',
  'Startup Policy 2025',
];
const typedIn = (text: string) =>
  typedFigures(namesWithDigits.reduce((rest, name) => rest.replace(name, ''), text));
/** The ids of the schemes' own figures that a text names. */
const namedIn = (text: string) => [...text.matchAll(/\{(scheme\.[^}|@]+)/g)].map(([, id]) => id);

it('prints the count that the list has', () => {
  expect(factAt('schemes.count', asOn)?.value).toEqual({
    unit: 'count',
    amount: allSchemes.length,
    of: 'schemes',
  });
  expect(allSchemes.length).toBeGreaterThanOrEqual(150);
});

it('prints how many schemes were read, and the newest day on which one was', () => {
  const days = allSchemes.flatMap(({ source }) => source?.readOn ?? []).sort();
  expect(factAt('schemes.read', asOn)?.value).toMatchObject({ amount: days.length });
  expect(factAt('schemes.checked', asOn)?.value).toMatchObject({ date: days.at(-1) });
});

it('says of the newest day only that the last ones were read on it, as most were read before', () => {
  const days = allSchemes.flatMap(({ source }) => source?.readOn ?? []).sort();
  const onNewest = days.filter((day) => day === days.at(-1));
  expect(onNewest.length).toBeLessThan(days.length / 2);
  const said = JSON.stringify(schemesPage).match(/[^.]*\{schemes\.checked\}/)?.[0];
  expect(said).toContain('the last ones on');
  expect(said).not.toContain('most on');
});

it('has every id and every name once', () => {
  for (const values of [
    allSchemes.map(({ id }) => id),
    allSchemes.map((scheme) => textOf(scheme).name),
  ]) {
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

it('states no figure outside the facts (GUIDE-05)', () => {
  expect(typedIn('Pays 80% of the fee')).not.toEqual([]);
  const typed = allSchemes.flatMap((scheme) =>
    textsOf(textOf(scheme)).flatMap((text) => typedIn(text).map((digits) => [scheme.id, digits])),
  );
  expect(typed).toEqual([]);
});

it('states each figure of a scheme in its own texts, or as its sum', () => {
  const stated = allSchemes.flatMap((scheme) => {
    const { from, over, upTo } = scheme.money ?? {};
    const own = [
      ...textsOf(textOf(scheme)).flatMap(namedIn),
      ...[from, over, upTo].flatMap((amount) => (amount ? [amount.fact] : [])),
    ];
    return own.filter((id) => id?.startsWith(`scheme.${scheme.id}.`));
  });
  expect(new Set(stated)).toEqual(new Set(schemeFigures.keys()));
});

/** Figures that the page of their scheme does not have, read on a second page. */
const readElsewhere: readonly string[] = [
  'scheme.startup-tax-holiday.free',
  'scheme.startup-tax-holiday.within',
  'scheme.ka-cmegp.age',
  'scheme.mp-udyam-kranti.income-max',
  'scheme.ga-cm-rozgar.resident',
  'scheme.up-cm-yuva.term',
  'scheme.up-cm-yuva.second-max',
  'scheme.rj-yuva-swarozgar.age',
];

it('gives each figure the source of its scheme, or a page that was read for it', () => {
  for (const id of readElsewhere) {
    expect(schemeFigures.get(id)?.versions).toMatchObject([
      {
        source: { certainty: expect.stringMatching(/law|official|reported/), readOn: '2026-11-24' },
      },
    ]);
  }
  for (const scheme of allSchemes) {
    const own = [...schemeFigures.values()].filter(
      ({ id }) => id.startsWith(`scheme.${scheme.id}.`) && !readElsewhere.includes(id),
    );
    for (const { versions } of own) {
      expect(versions).toHaveLength(1);
      expect(versions[0]).toMatchObject({
        reviewBy: scheme.reviewBy,
        source: scheme.source ?? { certainty: 'unconfirmed', readOn: null },
      });
    }
  }
});

it('asks for the ages that the texts name', () => {
  const unnamed = allSchemes.flatMap(({ id, fits: { age } }) => {
    const named = [...schemeFigures].flatMap(([figure, { versions }]) => {
      const isAge = /(?<!pension-)age$/.test(figure) && figure.startsWith(`scheme.${id}.`);
      return versions.flatMap(({ value }) => {
        if (!isAge || value.unit !== 'count') return [];
        return 'amount' in value ? [value.amount] : [value.from, value.to];
      });
    });
    const asked = [age?.from, age?.to, age?.specialTo].filter((years) => years !== undefined);
    return named.length > 0 ? asked.filter((years) => !named.includes(years)).map(() => id) : [];
  });
  expect(unnamed).toEqual([]);
});

describe('every scheme', () => {
  it('has an id that is valid in an address', () => {
    for (const { id } of allSchemes) expect.soft(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('leads to an official site, or to an office', () => {
    for (const scheme of allSchemes) {
      const { id, portals: sites } = scheme;
      if (sites.length === 0) expect.soft(textOf(scheme).apply, id).toBeTruthy();
      for (const site of sites) {
        expect.soft(new URL(schemePortal(site).url).protocol, id).toBe('https:');
      }
      expect.soft(new Set(sites).size, id).toBe(sites.length);
    }
  });

  it('has days that are days, in their order', () => {
    for (const { id, runs, status, source, reviewBy } of allSchemes) {
      const readOn = source?.readOn ?? asOn;
      for (const day of [runs?.from, runs?.until, readOn, reviewBy]) {
        if (!day) continue;
        expect.soft(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10), id).toBe(day);
      }
      expect.soft(readOn < reviewBy, id).toBe(true);
      if (runs?.from && runs.until) expect.soft(runs.from < runs.until, id).toBe(true);
      if (status === 'closed') expect.soft(runs?.until && runs.until < readOn, id).toBe(true);
      if (status === 'open' && runs?.until) expect.soft(runs.until > readOn, id).toBe(true);
    }
  });

  it('is marked as not read without a reading, in the file and on the page', async () => {
    const page = await renderPageDocument('/government-schemes', { locale: 'en', messages: en });
    const html = page.body + page.rest;
    for (const { id, source } of allSchemes) {
      const [, line = ''] = new RegExp(`<li id="${id}">(.*?)</li>`, 's').exec(html) ?? [];
      expect.soft(line.includes('not read'), id).toBe(source === null);
    }
  });

  it('states no sum where it says that the terms are not confirmed', () => {
    for (const scheme of allSchemes) {
      if (!textOf(scheme).benefit.includes('could not confirm its terms')) continue;
      expect.soft(scheme.money, scheme.id).toBeUndefined();
    }
  });

  it('names the sum in its own text, or in its name', () => {
    for (const scheme of allSchemes) {
      const shown = shownOf(scheme);
      if (!shown?.money || scheme.id === 'pm-vishwakarma') continue;
      const texts = `${shown.name} ${shown.benefit} ${shown.who}`;
      expect.soft(texts, scheme.id).toContain(formatRupees(shown.money.upTo, 'en'));
      const least = shown.money.from ?? shown.money.over;
      if (least !== undefined) {
        expect.soft(texts, scheme.id).toContain(formatRupees(least, 'en'));
      }
    }
  });

  it('is written in whole sentences, with figures in place', () => {
    for (const scheme of allSchemes) {
      const { id } = scheme;
      const text = textOf(scheme);
      expect.soft(text.benefit, id).toMatch(/^[A-Z{].*\.$/s);
      expect.soft(text.who, id).not.toMatch(/\.$/);
      for (const part of textsOf(text)) expect.soft(part, id).not.toMatch(/Rs|₹/);
      const shownTexts = JSON.stringify(shownOf(scheme));
      expect.soft(shownTexts, id).not.toMatch(/\{[a-z]|portal:/);
      expect.soft(shownTexts, id).not.toContain(en.page.unknown);
    }
  });

  it('asks for ages that somebody can have', () => {
    for (const { id, fits } of allSchemes) {
      const { from = 14, to = 100, specialTo = to } = fits.age ?? {};
      expect.soft(from, id).toBeGreaterThanOrEqual(14);
      expect.soft(from, id).toBeLessThan(to);
      expect.soft(to, id).toBeLessThanOrEqual(specialTo);
    }
  });
});

it('names each official site once', () => {
  const urls = [...new Set(allSchemes.flatMap(({ portals: sites }) => sites))].map(
    (site) => schemePortal(site).url,
  );
  expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
});

it('is on the page as plain text, each scheme with its sites (no scripts)', async () => {
  const page = await renderPageDocument('/government-schemes', { locale: 'en', messages: en });
  const html = page.body + page.rest;
  expect(html.match(/<li id="(?!source-)/g)).toHaveLength(allSchemes.length);
  for (const { id, portals: sites } of listed) {
    expect(html).toContain(`<li id="${id}"`);
    for (const { url } of sites) expect(html).toContain(`href="${url}"`);
  }
  expect(page.body.replaceAll(/<[^>]*>/g, '')).toContain(`${allSchemes.length} schemes`);
});
