import type { CalculatorSlug } from '../../../content/catalog.ts';
import type { Calculator, CalculatorRule } from './calculator.ts';

const rules = import.meta.glob<CalculatorRule>('./*/rule.ts', { eager: true, import: 'rule' });

/** Every calculator: one for each folder with a `rule.ts`. Its address is `/financial-hub/<folder>`. */
export const calculators: readonly Calculator[] = Object.entries(rules).map(([file, rule]) => ({
  slug: file.split('/')[1] as CalculatorSlug,
  ...rule,
}));
