import { assert, boolean, constantFrom, property, record, type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groups, helps, stages, states, whos, works } from './choices.ts';
import { day, listed } from '../../../../tests/support/listed-schemes.ts';
import { find, searchable, type Filters } from './search.ts';

const list = searchable(listed, ({ place }) => (place === 'TG' ? 'Telangana' : ''));
const ids = (query: string, filters: Filters = {}) =>
  find(list, query, filters, day).map(({ id }) => id);

describe('searching', () => {
  it('finds by name, by words of the text, by site and by sum, however they are typed', () => {
    expect(ids('svanidhi')[0]).toBe('pm-svanidhi');
    expect(ids('SVANIDHI  pm')[0]).toBe('pm-svanidhi');
    expect(ids('eshram')).toContain('e-shram');
    expect(ids('e-shram')[0]).toBe('e-shram');
    expect(ids('15000')).toContain('pm-svanidhi');
    expect(ids('₹15,000')).toContain('pm-svanidhi');
    expect(ids('telangana women')).toContain('we-hub');
  });

  it('finds nothing for what is not there', () => {
    expect(ids('zzzz')).toEqual([]);
    expect(ids('svanidhi zzzz')).toEqual([]);
  });

  it('gives everything that has not ended for nothing', () => {
    expect(ids('')).toHaveLength(listed.filter(({ status }) => status !== 'closed').length);
    expect(ids('   ')).toEqual(ids(''));
    expect(ids('', { closed: true })).toHaveLength(listed.length);
  });

  it('shows what has ended when it is named', () => {
    expect(ids('stand-up india')[0]).toBe('stand-up-india');
    expect(ids('first business loan')).not.toContain('stand-up-india');
  });

  it('leaves the schemes of other states out, and puts the state’s own first', () => {
    const found = find(list, '', { place: 'TG' }, day);
    expect(new Set(found.map(({ place }) => place))).toEqual(new Set(['TG', 'india']));
    expect(found[0]?.place).toBe('TG');
  });

  it('puts those that name a group first', () => {
    const found = find(list, '', { group: 'women' }, day);
    const names = ({ fits, moreFor }: (typeof found)[number]) =>
      Boolean(fits.groups?.includes('women') || moreFor?.includes('women'));
    const first = found.findIndex((scheme) => !names(scheme));
    expect(first).toBeGreaterThan(10);
    expect(found.slice(first).some(names)).toBe(false);
    expect(found.map(({ id }) => id)).not.toContain('nsfdc');
  });
});

it('distinguishes the vowels of Hindi and Telugu, and ignores the accents of Latin letters', () => {
  const [scheme] = listed;
  if (!scheme) throw new Error('There are no schemes');
  const named = (id: string, name: string) => ({ ...scheme, id, name });
  const inScripts = searchable(
    [named('hi', 'हिंदी ऋण'), named('te', 'తెలుగు రుణం'), named('café', 'Café')],
    () => '',
  );
  const found = (query: string) => find(inScripts, query, {}, day).map(({ id }) => id);
  expect(found('हिंदी')).toEqual(['hi']);
  expect(found('हद')).toEqual([]);
  expect(found('తెలుగు')).toEqual(['te']);
  expect(found('తలగ')).toEqual([]);
  expect(found('cafe')).toEqual(['café']);
});

const anyFilters: Arbitrary<Filters> = record(
  {
    place: constantFrom(...states),
    who: constantFrom(...whos),
    work: constantFrom(...works),
    stage: constantFrom(...stages),
    help: constantFrom(...helps),
    group: constantFrom(...groups),
    closed: boolean(),
  },
  { requiredKeys: [] },
);
const anyQuery = constantFrom('', 'loan', 'women loan', 'mudra', '₹2 lakh', 'é', '((', '  a ');

it('a filter or a word more never finds more', () => {
  assert(
    property(anyQuery, anyFilters, (query, filters) => {
      const found = new Set(ids(query, filters));
      expect(found.size).toBe(ids(query, filters).length);
      for (const id of found) expect(ids('', { ...filters, closed: true })).toContain(id);
      for (const key of Object.keys(filters)) {
        const { [key as keyof Filters]: _left, ...fewer } = filters;
        const wider = new Set(ids(query, { ...fewer, closed: true }));
        for (const id of found) expect(wider.has(id), `${id} without ${key}`).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

it('5,000 schemes are searched in less than a tenth of a second', () => {
  const many = Array.from({ length: 5000 }, (_, index) => {
    const scheme = listed[index % listed.length];
    if (!scheme) throw new Error('There are no schemes');
    return { ...scheme, id: `${scheme.id}-${index}` };
  });
  const large = searchable(many, () => '');
  const best = Math.min(
    ...Array.from({ length: 5 }, () => {
      const start = performance.now();
      find(large, 'loan for women', { group: 'women', place: 'TG' }, day);
      return performance.now() - start;
    }),
  );
  expect(best).toBeLessThan(100);
});
