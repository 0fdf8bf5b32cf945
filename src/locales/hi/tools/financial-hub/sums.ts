import type { CalculatorSlug } from '../../../../content/catalog.ts';
import type { SumWords } from '../../../sum-words.ts';

const files = import.meta.glob<SumWords>('../../pages/tools/financial-hub/*.ts', {
  eager: true,
  import: 'sum',
});

/** The texts of each calculator, by the name in its address: `sum` in the text of its page. */
export const sums = Object.fromEntries(
  Object.entries(files).map(([file, sum]) => [file.replace(/^.*\/|\.ts$/g, ''), sum]),
) as Readonly<Record<CalculatorSlug, SumWords>>;
