import { lineIn, rupees, type CalculatorRule } from '../calculator.ts';
import { nextWorkingDay } from '../../../../content/facts/days.ts';
import type { IsoDate } from '../../../../content/facts/types.ts';
import { dayOfNextMonth, monthsTouched } from '../days.ts';
import { decimal, percentOf, smaller, sum, toPaise } from '../decimal.ts';
import type { Figures } from '../figures.ts';
import { working } from '../working.ts';

const march = 3;

/** Returns the last day to pay tax that was deducted on a given day: on a holiday the next working day, as in the calendar. */
function depositDue(deducted: IsoDate, figures: Figures): IsoDate {
  if (Number(deducted.slice(5, 7)) === march) {
    const { day, month } = figures.dayOfYear('income-tax.tds.deposit-march');
    const text = (number: number) => String(number).padStart(2, '0');
    return nextWorkingDay(`${deducted.slice(0, 4)}-${text(month)}-${text(day)}` as IsoDate);
  }
  return nextWorkingDay(
    dayOfNextMonth(deducted, Number(figures.amount('sectors.tax.deducted-day'))),
  );
}

/** Calculates interest on tax deducted or paid late, and the fee for a late statement (facts 4.6). */
export const rule: CalculatorRule = {
  inputs: [
    { kind: 'money', id: 'tax' },
    { kind: 'tick', id: 'deductedLate' },
    { kind: 'date', id: 'deductible', showIf: ({ deductedLate }) => deductedLate === 'yes' },
    { kind: 'date', id: 'deducted', notBefore: 'deductible' },
    { kind: 'date', id: 'deposited', notBefore: 'deducted' },
    { kind: 'count', id: 'statementDays', max: 10_000, optional: true },
  ],
  work(values, figures) {
    const tax = values.number('tax');
    const deducted = values.date('deducted');
    const deposited = values.date('deposited');
    const deductible = values.ticked('deductedLate') ? values.date('deductible') : deducted;
    const lateDeduction = deductible < deducted ? monthsTouched(deductible, deducted) : 0;
    const isLate = deposited > depositDue(deducted, figures);
    const lateDeposit = isLate ? monthsTouched(deducted, deposited) : 0;
    const charge = (id: 'deduction' | 'deposit', months: number) => {
      const rate = figures.amount(`income-tax.tds.late-${id}`);
      const interest = toPaise(percentOf(tax, rate).times(months));
      return [
        lineIn('months', `${id}Months`, decimal(months)),
        rupees(`${id}Interest`, interest, working`${tax} × ${rate}% × ${months}`),
      ];
    };
    const day = figures.amount('income-tax.tds.statement-day');
    const statementDays = values.number('statementDays');
    const fee = rupees(
      'statementFee',
      smaller(day.times(statementDays), tax),
      working`${statementDays} × ${day}`,
    );
    const charges = [
      ...(lateDeduction > 0 ? charge('deduction', lateDeduction) : []),
      ...charge('deposit', lateDeposit),
      ...(statementDays.gt(0) ? [fee] : []),
    ];
    const owed = charges.filter(({ unit }) => unit === 'rupees').map(({ value }) => value);
    return {
      main: 'total',
      lines: [...charges, rupees('total', sum(...owed))],
      notes: [
        ...(isLate ? [] : ['in-time']),
        ...(day.times(statementDays).gt(tax) ? ['capped'] : []),
      ],
    };
  },
  example: { tax: '10000', deducted: '2026-05-20', deposited: '2026-06-09', statementDays: '12' },
};
