import { expect, test } from 'vitest';
import { factAt, isFactId } from '../../../content/facts/lookup.ts';
import { day, listed as schemes } from '../../../../tests/support/listed-schemes.ts';
import { noInputs } from '../../schemes/model/answers.ts';
import { papersFor } from '../../schemes/model/papers.ts';
import { schemeFigures } from '../../schemes/model/scheme-figures.ts';
import { loanKindAt, loanKinds, loans } from './loans.ts';
import { otherLoans } from './other-loans.ts';

test('every amount of a loan is a figure with a source, and the ladder only rises', () => {
  for (const kind of loanKinds) {
    const amounts = loans[kind].steps.map((id) => {
      const version = isFactId(id) ? factAt(id, day) : schemeFigures.get(id)?.versions[0];
      expect(version?.source, id).toBeDefined();
      return version && 'amount' in version.value ? version.value.amount : NaN;
    });
    expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
  }
});

test('the papers of a loan are those that the list of schemes names', () => {
  for (const kind of loanKinds) {
    const { scheme, papers } = loans[kind];
    const listed = schemes.find(({ id }) => id === scheme.id);
    expect(listed && papersFor(listed).toSorted(), kind).toEqual(papers.toSorted());
  }
});

test('a vendor sees at most five other loans, none that her answers rule out', () => {
  const others = otherLoans('cart', schemes, noInputs, day).map(({ id }) => id);
  expect(others.length).toBeGreaterThan(0);
  expect(others.length).toBeLessThanOrEqual(5);
  expect(others).not.toContain('pm-svanidhi');
  const inAndhra = { ...noInputs, chosen: { place: ['AP'] } };
  const places = otherLoans('cart', schemes, inAndhra, day).map(({ place }) => place);
  expect(places.every((place) => place === 'india' || place === 'AP')).toBe(true);
});

test('the address names the card, and any other end of it the tiles', () => {
  expect(loanKindAt('#cart')).toBe('cart');
  expect(loanKindAt('group')).toBe('group');
  expect(loanKindAt('#before-you-sign')).toBeUndefined();
});
