import { expect, it } from 'vitest';
import { tidyQuestion } from './question.ts';

it('is one line of at most 200 letters (SRCH-03)', () => {
  expect(tidyQuestion('  food \n licence ')).toBe('food licence');
  expect(tidyQuestion('a'.repeat(300))).toHaveLength(200);
  expect(tidyQuestion(`${'a'.repeat(199)}😀b`)).toBe(`${'a'.repeat(199)}😀`);
});
