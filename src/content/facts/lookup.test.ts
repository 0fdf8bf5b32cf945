import { describe, expect, it } from 'vitest';
import {
  byFactId,
  earlierVersions,
  factAt,
  factById,
  facts,
  lastVersionBy,
  latestVersion,
  needsReview,
  versionAt,
  type FactId,
} from './lookup.ts';
import { todayInIndia } from '../../i18n/format.ts';
import { text as en } from '../../locales/en/facts.ts';
import { isDay } from './days.ts';
import { unconfirmed } from './make.ts';
import type { FactVersion, IsoDate } from './types.ts';

const version = (from: IsoDate | null, until: IsoDate | null): FactVersion => ({
  value: { unit: 'rupees', amount: 1 },
  from,
  until,
  source: unconfirmed({ title: 'An Act', publisher: 'Parliament', url: 'https://example.org' }),
  reviewBy: '2027-02-18',
});

describe('looking a figure up', () => {
  it('gives the value of the day, before, on and after a change', () => {
    const id = 'fssai.registration.turnover-max';
    expect(factAt(id, '2026-03-31')?.value).toEqual({ unit: 'rupees', amount: 1_200_000 });
    expect(factAt(id, '2026-04-01')?.value).toEqual({ unit: 'rupees', amount: 15_000_000 });
    expect(earlierVersions(id, '2026-11-20')).toHaveLength(1);
    expect(earlierVersions(id, '2026-03-31')).toHaveLength(0);
    expect(factAt(id, '2026-04-02')).toBe(factAt(id, '2026-04-01'));
  });

  it('gives nothing where no row covers the day, never the last row', () => {
    expect(factAt('fssai.registration.fee', '2026-03-31')).toBeDefined();
    expect(factAt('fssai.registration.fee', '2026-11-20')).toBeUndefined();
    expect(versionAt([version('2026-01-01', '2026-02-01')], '2026-02-02')).toBeUndefined();
  });

  it('gives the last row only when asked for it by name', () => {
    expect(latestVersion('fssai.registration.fee').until).toBe('2026-03-31');
    expect(latestVersion('fssai.registration.turnover-max').until).toBeNull();
    expect(() => latestVersion('fssai.nothing' as FactId)).toThrow('fssai.nothing');
  });

  it('gives the last row that had begun by a day, never one of the future', () => {
    const id = 'fssai.registration.turnover-max';
    expect(lastVersionBy(id, '2026-03-31')?.value).toMatchObject({ amount: 1_200_000 });
    expect(lastVersionBy(id, '2026-04-01')?.value).toMatchObject({ amount: 15_000_000 });
    expect(lastVersionBy('fssai.registration.fee', '2026-11-20')?.until).toBe('2026-03-31');
    expect(lastVersionBy('fssai.seasonal.fee', '2025-07-31')).toBeUndefined();
  });

  it('leaves a gap between two rows empty', () => {
    const rows = [version(null, '2026-01-31'), version('2026-03-01', null)];
    expect(versionAt(rows, '2026-01-31')).toBe(rows[0]);
    expect(versionAt(rows, '2026-02-15')).toBeUndefined();
    expect(versionAt(rows, '2026-03-01')).toBe(rows[1]);
  });

  it('throws for a name that does not exist, and for one given twice (LAW-03)', () => {
    expect(() => factById('fssai.nothing' as FactId)).toThrow('fssai.nothing');
    const fact = { id: 'twice', versions: [] };
    expect(() => byFactId([fact, fact])).toThrow('twice');
  });

  it('asks for a new look after the review date', () => {
    expect(needsReview(version(null, null), '2027-02-18')).toBe(false);
    expect(needsReview(version(null, null), '2027-02-19')).toBe(true);
  });
});

/** Different rules of one document, or of one page, that have the same amount or day. */
const sameByChance = [
  'bis.cost.crs',
  'income-tax.presumptive.advance-tax',
  'price.fire-c',
  'sectors.tax.advance-march',
  'state.vendor-age.gujarat',
  'state.vendor-age.rajasthan',
  'state.vendor-age.west-bengal',
  'vendor.age.telangana',
  'vendor.age.andhra',
];

describe('every figure', () => {
  it('has versions in order that do not overlap (LAW-03)', () => {
    for (const { id, versions } of facts.values()) {
      expect.soft(versions.length, id).toBeGreaterThan(0);
      for (const [index, { from, until }] of versions.entries()) {
        if (from && until) expect.soft(from <= until, id).toBe(true);
        const next = versions[index + 1];
        const isBeforeNext = !next || (until !== null && next.from !== null && until < next.from);
        expect.soft(isBeforeNext, id).toBe(true);
      }
    }
  });

  it('has days that exist and lie in range (LAW-03)', () => {
    for (const { id, versions } of facts.values()) {
      for (const { from, until, source, reviewBy } of versions) {
        const { readOn } = source;
        for (const day of [from, until, readOn, reviewBy]) {
          expect.soft(day === null || isDay(day), `${id} ${day}`).toBe(true);
        }
        expect.soft((from ?? '2000-01-01') >= '1950-01-26', id).toBe(true);
        expect.soft((from ?? '2000-01-01') <= '2035-12-31', id).toBe(true);
        expect.soft((until ?? '2026-01-01') <= '2035-12-31', id).toBe(true);
        if (readOn === null) continue;
        expect.soft(readOn >= '2026-11-01' && readOn <= todayInIndia(), id).toBe(true);
        expect.soft(readOn < reviewBy, id).toBe(true);
      }
    }
  });

  it('has a name of its own, and no other figure states the same by the same document (LAW-03)', () => {
    const names = Object.values(en.names);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    const stated = [...facts.values()].map(({ id, versions }) => ({
      id,
      what: JSON.stringify(versions.map(({ value, from, until }) => [value, from, until])),
      where: versions.map(({ source }) => source.url).join(),
      topic: id.split('.')[0],
    }));
    const twice = stated.filter(({ what, where, topic }) =>
      stated.some((other) => other.what === what && other.where === where && other.topic !== topic),
    );
    expect(twice.map(({ id }) => id)).toEqual(sameByChance);
  });

  it('names its source, and the day of reading unless nobody read it (LAW-03)', () => {
    for (const { id, versions } of facts.values()) {
      for (const { source } of versions) {
        expect.soft(new URL(source.url).protocol, id).toBe('https:');
        if ('ours' in source) continue;
        expect.soft(source.title, id).not.toBe('');
        expect.soft(source.readOn === null, id).toBe(source.certainty === 'unconfirmed');
      }
    }
  });
});
