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
import { renderPageDocument } from '../../src/pages/render-page-document.tsx';
import { schemeFile } from '../../src/pages/scheme-file.ts';

/** The list of government schemes: ids, figures, portals, dates, and what may be stated (TOOL-SCHEME-01). */
const asOn = '2026-11-20';
const settings = { locale: 'en', messages: en, asOn } as const;
const listed = schemeFile(settings).schemes;
const textOf = ({ id }: (typeof allSchemes)[number]): SchemeText => schemeTexts.schemes[id];
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

it('was looked at as a whole on the day that the page prints, or since', () => {
  const value = factAt('schemes.checked', asOn)?.value;
  const day = value?.unit === 'date' ? value.date : '9999-12-31';
  expect(allSchemes.filter(({ checkedOn }) => checkedOn < day).map(({ id }) => id)).toEqual([]);
});

it('has every id and every row once', () => {
  for (const values of [
    allSchemes.map(({ id }) => id),
    allSchemes.map(({ row }) => row),
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

it('gives each figure the days of its scheme, and states none that is unsure', () => {
  for (const scheme of allSchemes) {
    const own = [...schemeFigures.values()].filter(({ id }) =>
      id.startsWith(`scheme.${scheme.id}.`),
    );
    for (const { versions } of own) {
      expect(versions).toHaveLength(1);
      expect(versions[0]).toMatchObject({
        checkedOn: scheme.checkedOn,
        reviewBy: scheme.reviewBy,
        confidence: scheme.sure.terms === 'U' ? 'S' : scheme.sure.terms,
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

describe.each(allSchemes)('$id', (scheme) => {
  const text = textOf(scheme);
  const { id, portals: sites, runs, status, sure, checkedOn, reviewBy, fits, money } = scheme;
  const shown = listed.find((each) => each.id === id);

  it('has an id that can stand in an address', () => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('leads to an official site, or to an office', () => {
    if (sites.length === 0) expect(text.apply).toBeTruthy();
    for (const site of sites) expect(new URL(schemePortal(site).url).protocol).toBe('https:');
    expect(new Set(sites).size).toBe(sites.length);
  });

  it('has days that are days, in their order', () => {
    for (const day of [runs?.from, runs?.until, checkedOn, reviewBy]) {
      if (day) expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
    }
    expect(checkedOn < reviewBy).toBe(true);
    if (runs?.from && runs.until) expect(runs.from < runs.until).toBe(true);
    if (status === 'closed') expect(runs?.until && runs.until < checkedOn).toBe(true);
    if (status === 'open' && runs?.until) expect(runs.until > checkedOn).toBe(true);
  });

  it('states nothing that is unsure', () => {
    if (sure.status === 'U') expect(status).toMatch(/announced|unclear/);
    else expect(status).toMatch(/open|closed/);
    if (sure.terms !== 'U') return;
    expect(money).toBeUndefined();
    expect(`${shown?.benefit} ${shown?.who}`).not.toMatch(/\d/);
    expect(text.benefit).toContain('could not confirm');
  });

  it('names the sum in its own text, or in its name', () => {
    if (!shown?.money || id === 'pm-vishwakarma') return;
    const texts = `${shown.name} ${shown.benefit} ${shown.who}`;
    expect(texts).toContain(formatRupees(shown.money.upTo, 'en'));
    const least = shown.money.from ?? shown.money.over;
    if (least !== undefined) expect(texts).toContain(formatRupees(least, 'en'));
  });

  it('is written in whole sentences, with figures in place', () => {
    expect(text.benefit).toMatch(/^[A-Z{].*\.$/s);
    expect(text.who).not.toMatch(/\.$/);
    for (const part of textsOf(text)) expect(part).not.toMatch(/Rs|₹/);
    const shownTexts = JSON.stringify(shown);
    expect(shownTexts).not.toMatch(/\{[a-z]|portal:/);
    expect(shownTexts).not.toContain(en.page.unknown);
  });

  it('asks for ages that somebody can have', () => {
    const { from = 14, to = 100, specialTo = to } = fits.age ?? {};
    expect(from).toBeGreaterThanOrEqual(14);
    expect(from).toBeLessThan(to);
    expect(to).toBeLessThanOrEqual(specialTo);
  });
});

it('names each official site once', () => {
  const urls = [...new Set(allSchemes.flatMap(({ portals: sites }) => sites))].map(
    (site) => schemePortal(site).url,
  );
  expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
});

it('stands on the page as plain text, each scheme with its sites (no scripts)', async () => {
  const page = await renderPageDocument('/government-schemes', { locale: 'en', messages: en });
  const html = page.body + page.rest;
  expect(html.match(/<li id="/g)).toHaveLength(allSchemes.length);
  for (const { id, portals: sites } of listed) {
    expect(html).toContain(`<li id="${id}"`);
    for (const { url } of sites) expect(html).toContain(`href="${url}"`);
  }
  expect(page.body).toContain(`${allSchemes.length} schemes`);
});
