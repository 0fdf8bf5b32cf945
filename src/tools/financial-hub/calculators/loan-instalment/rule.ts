import { rupees, type CalculatorRule } from '../calculator.ts';
import { decimal, smaller, toPaise, zero } from '../decimal.ts';
import { instalment, loanYears, monthlyRate } from '../loan.ts';
import { working } from '../working.ts';

/** Calculates a loan's instalment, its cost, and the subsidy of PM SVANidhi (facts 4.11). */
export const rule: CalculatorRule = {
  inputs: [
    {
      kind: 'money',
      id: 'amount',
      min: 1,
      presets: [
        'msme.svanidhi.first',
        'msme.svanidhi.second',
        'msme.svanidhi.third',
        'msme.mudra.shishu',
        'msme.mudra.kishor',
        'msme.mudra.tarun',
      ],
    },
    { kind: 'percent', id: 'rate', max: 300 },
    { kind: 'count', id: 'months', min: 1, max: 360 },
    { kind: 'tick', id: 'svanidhi' },
  ],
  work(values, figures) {
    const amount = values.number('amount');
    const rate = values.number('rate');
    const months = Number(values.number('months'));
    const monthly = monthlyRate(rate);
    const exact = instalment(amount, monthly, months);
    const paid = toPaise(exact.times(months));
    const interest = paid.minus(amount);
    const subsidyRate = values.ticked('svanidhi') ? figures.amount('msme.svanidhi.subsidy') : zero;
    // Interest and subsidy both accrue on the balance, so the subsidy is a share of the interest.
    const given = smaller(subsidyRate, rate);
    const subsidy = rate.eq(0) ? zero : toPaise(interest.times(given).div(rate));
    return {
      main: 'instalment',
      lines: [
        rupees('instalment', toPaise(exact)),
        rupees('principal', amount),
        rupees('interest', interest, working`${paid} − ${amount}`),
        rupees('paid', paid),
        ...(values.ticked('svanidhi')
          ? [
              rupees('subsidy', subsidy, working`${interest} × ${given} ÷ ${rate}`),
              rupees('cost', interest.minus(subsidy), working`${interest} − ${subsidy}`),
            ]
          : []),
      ],
      notes: values.ticked('svanidhi') && subsidyRate.gt(rate) ? ['subsidy-whole'] : [],
      bars: ['principal', 'interest'],
      schedule: {
        columns: ['year', 'repaid', 'interest', 'balance'],
        rows: loanYears(amount, monthly, months).map((year) => [
          decimal(year.year),
          toPaise(year.repaid),
          toPaise(year.interest),
          year.balance,
        ]),
      },
    };
  },
  example: { amount: '500000', rate: '12', months: '36' },
};
