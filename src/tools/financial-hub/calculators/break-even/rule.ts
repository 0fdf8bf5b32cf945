import { lineIn, rupees, type CalculatorRule, type Line } from '../calculator.ts';
import { inPercent, toPaise, upToWhole } from '../decimal.ts';
import { working } from '../working.ts';

/** Calculates the margin of one piece and the sales needed to break even (facts 4.12). */
export const rule: CalculatorRule = {
  inputs: [
    { kind: 'money', id: 'price', min: 0.01 },
    { kind: 'money', id: 'variable' },
    { kind: 'money', id: 'fixed' },
    { kind: 'money', id: 'sales', optional: true },
  ],
  work(values) {
    const price = values.number('price');
    const variable = values.number('variable');
    const fixed = values.number('fixed');
    const sales = values.number('sales');
    const margin = price.minus(variable);
    const lines: Line[] = [
      rupees('margin', margin, working`${price} − ${variable}`),
      lineIn(
        'percent',
        'marginPart',
        inPercent(margin, price).round(2),
        working`${margin} ÷ ${price} × 100`,
      ),
      ...(variable.gt(0)
        ? [
            lineIn(
              'percent',
              'markup',
              inPercent(margin, variable).round(2),
              working`${margin} ÷ ${variable} × 100`,
            ),
          ]
        : []),
    ];
    if (margin.lte(0)) return { main: 'margin', lines, notes: ['never'] };
    const needed = toPaise(fixed.times(price).div(margin));
    return {
      main: 'units',
      lines: [
        ...lines,
        lineIn('count', 'units', upToWhole(fixed.div(margin)), working`${fixed} ÷ ${margin}`),
        rupees('needed', needed, working`${fixed} × ${price} ÷ ${margin}`),
        ...(sales.gt(0)
          ? [
              lineIn(
                'percent',
                'safety',
                inPercent(sales.minus(needed), sales).round(2),
                working`(${sales} − ${needed}) ÷ ${sales} × 100`,
              ),
            ]
          : []),
      ],
      notes: sales.gt(0) && sales.lt(needed) ? ['below'] : [],
    };
  },
  example: { price: '50', variable: '30', fixed: '60000', sales: '200000' },
};
