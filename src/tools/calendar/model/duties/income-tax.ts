import { readOn, unconfirmed } from '../../../../content/facts/make.ts';
import { incomeTax } from '../../../finder/model/rules/sources.ts';
import type { Duty } from '../duty.ts';
import { all, any, is, not, says } from '../conditions.ts';

const { reported } = readOn('2026-11-20');

/** Income tax (fact file, 1.3). What falls on a public holiday may be done on the next working day. */
const page = 'how-to/income-tax-return';
const topic = 'income-tax';
const lateReturn: Duty['penalty'] = [
  'income-tax.late-fee-small',
  'income-tax.late-fee-small-income',
  'income-tax.late-fee',
];
const statementDays: Duty['penalty'] = [
  'sectors.tax.deducted-july',
  'sectors.tax.deducted-october',
  'sectors.tax.deducted-january',
  'sectors.tax.deducted-may',
];
const company = is('entity', 'opc', 'private-limited');
const inInstalments = all(says('advance-tax'), not(says('presumptive')));
const advanceTax = incomeTax('Income-tax Act, 2025, sections 404, 408, 424 and 425');
const audited = any(company, says('audited'));

export const incomeTaxDuties = [
  {
    id: 'IT-01',
    topic,
    applies: says('tds'),
    due: {
      every: 'month',
      fact: 'sectors.tax.deducted-day',
      instead: { afterMonth: 3, fact: 'income-tax.tds.deposit-march' },
    },
    penalty: ['income-tax.tds.late-deduction', 'income-tax.tds.late-deposit'],
    source: reported(incomeTax('Income-tax Rules, 2026, rule 218')),
    page: 'tools/financial-hub/tds-interest',
    movesOffHolidays: true,
  },
  {
    id: 'IT-03',
    topic,
    applies: says('tds'),
    due: { every: 'year', facts: statementDays },
    penalty: ['income-tax.tds.statement-day'],
    source: reported(
      incomeTax('Income-tax Rules, 2026, rule 219; Income-tax Act, 2025, section 427'),
    ),
    page: 'tools/financial-hub/tds-interest',
    movesOffHolidays: true,
  },
  {
    id: 'IT-09',
    topic,
    applies: inInstalments,
    due: {
      every: 'year',
      facts: [
        'sectors.tax.advance-june',
        'sectors.tax.advance-september',
        'sectors.tax.advance-december',
      ],
    },
    penalty: [],
    source: reported(advanceTax),
    page,
    movesOffHolidays: true,
  },
  {
    id: 'IT-12',
    topic,
    applies: says('advance-tax'),
    due: { every: 'year', facts: ['sectors.tax.advance-march'] },
    penalty: [],
    source: reported(advanceTax),
    page,
    movesOffHolidays: true,
  },
  {
    id: 'IT-14',
    topic,
    applies: all(is('entity', 'proprietor', 'partnership', 'llp'), not(says('audited'))),
    due: { every: 'year', facts: ['income-tax.return-business'] },
    penalty: lateReturn,
    source: reported(incomeTax('Finance Act, 2026; Income-tax Act, 2025, sections 263 and 428')),
    page,
    movesOffHolidays: true,
  },
  {
    id: 'IT-15',
    topic,
    applies: audited,
    due: { every: 'year', facts: ['income-tax.return-audit'] },
    penalty: lateReturn,
    source: reported(incomeTax('Income-tax Act, 2025, sections 263 and 428')),
    page,
    movesOffHolidays: true,
  },
  {
    id: 'IT-17',
    topic,
    applies: says('audited'),
    due: { every: 'year', facts: ['calendar.tax-audit.due'] },
    penalty: [],
    source: unconfirmed(incomeTax('Income-tax Act, 2025, section 63')),
    page,
    movesOffHolidays: true,
  },
  {
    id: 'IT-18',
    topic,
    applies: is('entity', 'proprietor', 'partnership', 'llp', 'opc', 'private-limited'),
    due: { every: 'year', facts: ['income-tax.return-belated'] },
    penalty: lateReturn,
    source: unconfirmed(incomeTax('Income-tax Act, 2025, section 263')),
    page,
    movesOffHolidays: true,
    optional: true,
  },
] as const satisfies readonly Duty[];
