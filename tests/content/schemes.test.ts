import { describe, expect, it } from 'vitest';
import { factAt } from '../../src/content/facts/lookup.ts';
import { allSchemes } from '../../src/content/schemes/all.ts';
import { schemePortal } from '../../src/content/schemes/portals.ts';
import type { SchemeRecord } from '../../src/content/schemes/types.ts';
import { formatRupees } from '../../src/i18n/format.ts';
import { text as en } from '../../src/locales/en/interface.ts';
import { renderPageDocument } from '../../src/pages/render-page-document.tsx';
import { schemeFile } from '../../src/pages/scheme-file.ts';

/** The list of government schemes: ids, figures, portals, dates, and what may be stated (TOOL-SCHEME-01). */
const asOn = '2026-11-20';
const settings = { locale: 'en', messages: en, asOn } as const;
const listed = schemeFile(settings).schemes;
const textsOf = ({ name, benefit, who, note = '', apply = '', fits }: SchemeRecord) => [
  name,
  benefit,
  who,
  note,
  apply,
  fits.groupsElse ?? '',
  ...(fits.also ?? []).map(({ text }) => text),
];

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
  for (const key of ['id', 'row', 'name'] as const) {
    const values = allSchemes.map((scheme) => scheme[key]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

describe.each(allSchemes)('$id', (scheme) => {
  const { id, portals: sites, runs, status, sure, checkedOn, reviewBy, fits, money } = scheme;
  const shown = listed.find((each) => each.id === id);

  it('has an id that can stand in an address', () => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('leads to an official site, or to an office', () => {
    if (sites.length === 0) expect(scheme.apply).toBeTruthy();
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
    expect(`${scheme.benefit} ${scheme.who}`).not.toMatch(/\d/);
    expect(scheme.benefit).toContain('could not confirm');
  });

  it('names the sum in its own text, or in its name', () => {
    if (!shown?.money || id === 'pm-vishwakarma') return;
    const texts = `${shown.name} ${shown.benefit} ${shown.who}`;
    expect(texts).toContain(formatRupees(shown.money.upTo, 'en'));
    const least = shown.money.from ?? shown.money.over;
    if (least !== undefined) expect(texts).toContain(formatRupees(least, 'en'));
  });

  it('is written in whole sentences, with figures in place', () => {
    expect(scheme.benefit).toMatch(/^[A-Z₹0-9{].*\.$/s);
    expect(scheme.who).not.toMatch(/\.$/);
    for (const text of textsOf(scheme)) expect(text).not.toMatch(/\b\d+ ?(L|cr)\b|Rs|[₹]\s/);
    const shownTexts = JSON.stringify(shown);
    expect(shownTexts).not.toMatch(/\{[a-z]|portal:/);
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
