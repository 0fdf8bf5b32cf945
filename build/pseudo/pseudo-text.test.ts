import { expect, it } from 'vitest';
import { pseudo, pseudoPage } from './pseudo-text.ts';

it('makes text longer and strange, and leaves placeholders, links and addresses', () => {
  expect(pseudo('**Pay** {fee|before} on [the site](portal:gst), https://a.in/b')).toBe(
    '⟦**Ƥááý** {fee|before} óóñ [ţĥéé šííţéé](portal:gst), https://a.in/b⟧',
  );
  expect(pseudo('₹1,915')).toBe('₹1,915');
});

it('changes what a function says, and not what it was given', () => {
  const { saved } = pseudo({ saved: (name: string) => `Saved as ${name}` });
  expect(saved('Asha')).toBe('⟦Šááṽééď ááš Asha⟧');
});

it('leaves the ids and dates of a page', () => {
  const content = { id: 'fees', reviewedOn: '2026-11-20', heading: 'Fees' };
  expect(pseudoPage(content)).toEqual({ ...content, heading: '⟦Ƒééééš⟧' });
});

it('changes the documents line of a guide, and leaves the documents of a situation’s law', () => {
  expect(pseudoPage({ card: { documents: 'PAN' } })).toEqual({ card: { documents: '⟦ƤÁÑ⟧' } });
  const content = { law: { facts: ['vendor.notice'], documents: ['street-vendors-3'] } };
  expect(pseudoPage(content)).toEqual(content);
});
