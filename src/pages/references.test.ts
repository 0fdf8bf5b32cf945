import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isText, textsOf } from './references.ts';

it('reads the documents line of a guide as text, and the ids of a situation’s law as none', () => {
  expect(textsOf({ card: { documents: 'PAN, [below](#documents)' } })).toEqual([
    'PAN, [below](#documents)',
  ]);
  expect(textsOf({ law: { facts: ['vendor.notice'], documents: ['street-vendors-3'] } })).toEqual(
    [],
  );
});

it('a field whose type is a drawing, a figure or an official site is no text to translate or to find', () => {
  const types = readFileSync('src/content/types.ts', 'utf8');
  const fields = [...types.matchAll(/(\w+)\??: (?:DrawingName|FactId|PortalId)\b/g)];
  const names = fields.map(([, name = '']) => name);
  expect(names).toContain('picture');
  expect(names.filter(isText)).toEqual([]);
});
