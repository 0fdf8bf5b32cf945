import { rupees, type CalculatorRule, type Line, type Values } from '../calculator.ts';
import { inPercent, larger, percentOf, sum, toPaise, zero } from '../decimal.ts';
import type { Figures } from '../figures.ts';
import { incomeTaxLines } from '../income-tax/rule.ts';
import { working } from '../working.ts';

interface Assumed {
  lines: readonly Line[];
  /** True if the receipts exceed the limit of the scheme. */
  aboveLimit: boolean;
}

/** Receipts by bank and in cash, and whether the cash share is low enough for the higher limit. */
function receiptsOf(values: Values, figures: Figures) {
  const digital = values.number('digital');
  const cash = values.number('cash');
  const total = digital.plus(cash);
  const cashPart = total.gt(0) ? inPercent(cash, total) : zero;
  return {
    digital,
    cash,
    total,
    littleCash: cashPart.lte(figures.amount('income-tax.presumptive.cash-max')),
  };
}

function businessProfit(values: Values, figures: Figures): Assumed {
  const { digital, cash, total, littleCash } = receiptsOf(values, figures);
  const digitalRate = figures.amount('income-tax.presumptive.profit-digital');
  const cashRate = figures.amount('income-tax.presumptive.profit-cash');
  const limit = littleCash ? 'turnover-max-digital' : 'turnover-max';
  return {
    lines: [
      rupees(
        'fromDigital',
        toPaise(percentOf(digital, digitalRate)),
        working`${digital} × ${digitalRate}%`,
      ),
      rupees('fromCash', toPaise(percentOf(cash, cashRate)), working`${cash} × ${cashRate}%`),
    ],
    aboveLimit: total.gt(figures.amount(`income-tax.presumptive.${limit}`)),
  };
}

function professionProfit(values: Values, figures: Figures): Assumed {
  const { total, littleCash } = receiptsOf(values, figures);
  const rate = figures.amount('sectors.tax.profession-share');
  const limit = littleCash ? 'profession-limit-digital' : 'profession-limit';
  return {
    lines: [rupees('fromReceipts', toPaise(percentOf(total, rate)), working`${total} × ${rate}%`)],
    aboveLimit: total.gt(figures.amount(`sectors.tax.${limit}`)),
  };
}

function vehicleProfit(values: Values, figures: Figures): Assumed {
  const months = values.number('months');
  const tonnes = values.number('heavyTonnes');
  const others = values.number('otherVehicles');
  const perTonne = figures.amount('sectors.tax.heavy-tonne');
  const perVehicle = figures.amount('sectors.tax.vehicle-month');
  return {
    lines: [
      rupees(
        'fromHeavy',
        tonnes.times(perTonne).times(months),
        working`${tonnes} × ${perTonne} × ${months}`,
      ),
      rupees(
        'fromOthers',
        others.times(perVehicle).times(months),
        working`${others} × ${perVehicle} × ${months}`,
      ),
    ],
    aboveLimit: values
      .number('heavyVehicles')
      .plus(others)
      .gt(figures.amount('sectors.tax.vehicles')),
  };
}

const byWork = {
  business: businessProfit,
  profession: professionProfit,
  vehicles: vehicleProfit,
} as const;

const isVehicles = ({ work }: Readonly<Record<string, string>>) => work === 'vehicles';
const isReceipts = (entered: Readonly<Record<string, string>>) => !isVehicles(entered);

/** Calculates the profit assumed by law, or the actual one if higher, and the tax on it alone (facts 4.8). */
export const rule: CalculatorRule = {
  inputs: [
    {
      kind: 'choice',
      id: 'work',
      options: [{ id: 'business' }, { id: 'profession' }, { id: 'vehicles' }],
    },
    { kind: 'money', id: 'digital', showIf: isReceipts },
    { kind: 'money', id: 'cash', showIf: isReceipts },
    { kind: 'count', id: 'heavyVehicles', max: 1000, showIf: isVehicles },
    { kind: 'count', id: 'heavyTonnes', max: 100_000, places: 2, showIf: isVehicles },
    { kind: 'count', id: 'otherVehicles', max: 1000, showIf: isVehicles },
    { kind: 'count', id: 'months', min: 1, max: 12, showIf: isVehicles },
    { kind: 'money', id: 'actual', optional: true },
  ],
  work(values, figures) {
    const assumed = byWork[values.choice('work') as keyof typeof byWork](values, figures);
    const profit = sum(...assumed.lines.map(({ value }) => value));
    if (assumed.aboveLimit) {
      return { main: 'assumed', lines: [rupees('assumed', profit)], notes: ['above-limit'] };
    }
    const declared = larger(profit, values.number('actual'));
    const tax = incomeTaxLines(declared, figures);
    return {
      main: 'tax',
      lines: [
        ...assumed.lines,
        rupees('assumed', profit),
        ...(declared.gt(profit) ? [rupees('declared', declared)] : []),
        ...tax.lines,
      ],
      notes: tax.notes,
    };
  },
  example: { work: 'business', digital: '6000000', cash: '2000000' },
};
