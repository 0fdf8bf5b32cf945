import type { Big } from 'big.js';
import {
  lineIn,
  rupees,
  type CalculatorRule,
  type Input,
  type Line,
  type Values,
} from '../calculator.ts';
import { smaller, toPaise, zero } from '../decimal.ts';
import type { Figures } from '../figures.ts';
import { instalment, monthlyRate, trueMonthlyRate } from '../loan.ts';

/** The questions about one of the two loans. */
const loanInputs = (loan: 'A' | 'B'): readonly Input[] => [
  { kind: 'percent', id: `rate${loan}`, max: 300 },
  { kind: 'choice', id: `per${loan}`, options: [{ id: 'year' }, { id: 'month' }] },
  {
    kind: 'choice',
    id: `way${loan}`,
    options: [{ id: 'reducing' }, { id: 'flat' }, { id: 'at-end' }],
  },
  { kind: 'money', id: `fee${loan}`, optional: true },
];

interface LoanCost {
  /** The monthly payment. */
  payment: Big;
  /** The additional payment at the end. */
  last: Big;
  /** Interest and fee together, less refunds. */
  cost: Big;
  /** The yearly rate that makes loans comparable; undefined if it is too high to calculate. */
  trueRate: Big | undefined;
}

/** Calculates a loan's cost. Interest is on the balance, on the first amount, or with one repayment at the end. */
function costOf(loan: 'A' | 'B', values: Values, subsidyRate: Big): LoanCost {
  const amount = values.number('amount');
  const months = Number(values.number('months'));
  const entered = values.number(`rate${loan}`);
  const yearly = values.choice(`per${loan}`) === 'month' ? entered.times(12) : entered;
  const fee = values.number(`fee${loan}`);
  const way = values.choice(`way${loan}`);
  const monthly = monthlyRate(yearly);
  const last = way === 'at-end' ? amount : zero;
  const payment =
    way === 'reducing'
      ? instalment(amount, monthly, months)
      : amount.times(monthly).plus(way === 'flat' ? amount.div(months) : zero);
  const interest = payment.times(months).plus(last).minus(amount);
  const back = yearly.eq(0) ? zero : interest.times(smaller(subsidyRate, yearly)).div(yearly);
  const rate = trueMonthlyRate({ received: amount.minus(fee), payment, months, last });
  return {
    payment: toPaise(payment),
    last,
    cost: toPaise(interest.plus(fee).minus(back)),
    trueRate: rate?.times(1200).round(1),
  };
}

const linesOf = (loan: 'A' | 'B', { payment, last, cost, trueRate }: LoanCost): readonly Line[] => [
  rupees(`payment${loan}`, payment),
  ...(last.gt(0) ? [rupees(`last${loan}`, last)] : []),
  ...(trueRate ? [lineIn('percent', `trueRate${loan}`, trueRate)] : []),
  rupees(`cost${loan}`, cost),
];

/** Compares two loans of the same amount and duration (facts 4.11). */
export const rule: CalculatorRule = {
  inputs: [
    { kind: 'money', id: 'amount', min: 1, presets: ['msme.svanidhi.first', 'msme.mudra.shishu'] },
    { kind: 'count', id: 'months', min: 1, max: 120 },
    ...loanInputs('A'),
    ...loanInputs('B'),
    { kind: 'tick', id: 'svanidhiB' },
  ],
  work(values, figures) {
    const a = costOf('A', values, zero);
    const b = costOf('B', values, subsidyOf(values, figures));
    const difference = a.cost.minus(b.cost);
    return {
      main: 'difference',
      lines: [...linesOf('A', a), ...linesOf('B', b), rupees('difference', difference.abs())],
      notes: [difference.eq(0) ? 'same' : difference.gt(0) ? 'a-costs-more' : 'b-costs-more'],
      bars: ['costA', 'costB'],
    };
  },
  example: {
    amount: '10000',
    months: '12',
    rateA: '10',
    perA: 'month',
    wayA: 'at-end',
    rateB: '12',
    perB: 'year',
    wayB: 'reducing',
    svanidhiB: 'yes',
  },
};

const subsidyOf = (values: Values, figures: Figures): Big =>
  values.ticked('svanidhiB') ? figures.amount('msme.svanidhi.subsidy') : zero;
