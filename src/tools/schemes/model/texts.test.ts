import { expect, it } from 'vitest';
import { msmeSchemes } from './msme.ts';
import type { SchemeTexts } from './texts.ts';

const given = { name: 'Name', benefit: 'Benefit.', who: 'Who' };
type Texts = SchemeTexts<typeof msmeSchemes>;

it('the type check asks for a text of each scheme, with a sentence for each condition', () => {
  expect(msmeSchemes.map(({ id }) => id)).toContain('naps');
  const texts: Pick<Texts, 'naps' | 'gem'> = {
    naps: { ...given, also: ['You have staff.'] },
    gem: given,
  };
  expect(Object.keys(texts)).toHaveLength(2);
  // @ts-expect-error The texts of the other schemes are missing.
  texts satisfies Texts;
  // @ts-expect-error The condition has no sentence.
  given satisfies Texts['naps'];
  // @ts-expect-error The record has no condition.
  ({ ...given, also: ['One too many.'] }) satisfies Texts['gem'];
});
