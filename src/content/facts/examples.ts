import { business } from '../business.ts';
import { count, reviewedBefore, rupees } from './make.ts';
import type { Fact, FactValue, OurSource } from './types.ts';

const { figure } = reviewedBefore('2027-02-18');

/** The examples of the calculators, as answers quote them; tests/content/need-answers.test.ts works each out. */
const workedOut: OurSource = {
  ours: 'example',
  url: `${business.origin}/financial-hub`,
  readOn: '2026-11-28',
};

const example = <Id extends string>(id: Id, value: FactValue) =>
  figure(`example.${id}`, value, { source: workedOut });

export const exampleFacts = [
  example('income-tax.income', rupees(1_500_000)),
  example('income-tax.tax', rupees(109_200)),
  example('gst.price', rupees(1000)),
  example('gst.tax', rupees(180)),
  example('first-year.fees', rupees(1450)),
  example('gratuity.wages', rupees(20_000)),
  example('gratuity.years', count('years', 8)),
  example('gratuity.pay', rupees(92_308)),
  example('profit.sales', rupees(2400)),
  example('profit.left', rupees(720)),
  example('profit.own', rupees(220)),
  example('break-even.costs', rupees(60_000)),
  example('break-even.left', rupees(20)),
  example('break-even.pieces', count('pieces', 3000)),
  example('break-even.sales', rupees(150_000)),
  example('working-capital.stock', count('days', 30)),
  example('working-capital.customers', count('days', 20)),
  example('working-capital.suppliers', count('days', 15)),
  example('working-capital.tied', count('days', 35)),
  example('working-capital.sales', rupees(4_000_000)),
  example('working-capital.need', rupees(1_000_000)),
] as const satisfies readonly Fact[];
