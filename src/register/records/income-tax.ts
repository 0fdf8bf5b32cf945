import { readOn, unconfirmed } from '../../content/facts/make.ts';
import { all, always, any, is, not, says } from '../condition.ts';
import { registration } from '../record.ts';
import type { Duty } from '../record.ts';
import { incomeTax } from '../sources.ts';
import { company } from '../terms.ts';

const { reported } = readOn('2026-11-20');

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
const inInstalments = all(says('advance-tax'), not(says('presumptive')));
const advanceTax = incomeTax('Income-tax Act, 2025, sections 404, 408, 424 and 425');
const audited = any(company, says('audited'));

export const panRecord = registration({
  id: 'pan',
  office: 'online',
  page: 'start/registration',
  portal: 'incometax',
  fee: ['finder.pan.fee'],
  documents: ['identity', 'photo'],
  needed: [
    {
      id: 'LF-48',
      level: 'must',
      when: always,
      source: unconfirmed(incomeTax('Income-tax Act, 2025, on the permanent account number')),
    },
  ],
  duties: [],
});

export const incomeTaxRecord = registration({
  id: 'income-tax',
  office: 'none',
  page: 'guides/labour-law-compliance',
  documents: [],
  needed: [],
  duties: [
    {
      id: 'IT-09',
      topic: 'income-tax',
      when: inInstalments,
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
      page: 'how-to/income-tax-return',
      movesOffHolidays: true,
    },
    {
      id: 'IT-12',
      topic: 'income-tax',
      when: says('advance-tax'),
      due: { every: 'year', facts: ['sectors.tax.advance-march'] },
      penalty: [],
      source: reported(advanceTax),
      page: 'how-to/income-tax-return',
      movesOffHolidays: true,
    },
    {
      id: 'IT-14',
      topic: 'income-tax',
      when: all(is('entity', 'proprietor', 'partnership', 'llp'), not(says('audited'))),
      due: { every: 'year', facts: ['income-tax.return-business'] },
      penalty: lateReturn,
      source: reported(incomeTax('Finance Act, 2026; Income-tax Act, 2025, sections 263 and 428')),
      page: 'how-to/income-tax-return',
      movesOffHolidays: true,
    },
    {
      id: 'IT-15',
      topic: 'income-tax',
      when: audited,
      due: { every: 'year', facts: ['income-tax.return-audit'] },
      penalty: lateReturn,
      source: reported(incomeTax('Income-tax Act, 2025, sections 263 and 428')),
      page: 'how-to/income-tax-return',
      movesOffHolidays: true,
    },
    {
      id: 'IT-17',
      topic: 'income-tax',
      when: says('audited'),
      due: { every: 'year', facts: ['calendar.tax-audit.due'] },
      penalty: [],
      source: unconfirmed(incomeTax('Income-tax Act, 2025, section 63')),
      page: 'how-to/income-tax-return',
      movesOffHolidays: true,
    },
    {
      id: 'IT-18',
      topic: 'income-tax',
      when: is('entity', 'proprietor', 'partnership', 'llp', 'opc', 'private-limited'),
      due: { every: 'year', facts: ['income-tax.return-belated'] },
      penalty: lateReturn,
      source: unconfirmed(incomeTax('Income-tax Act, 2025, section 263')),
      page: 'how-to/income-tax-return',
      movesOffHolidays: true,
      optional: true,
    },
  ],
});

export const tdsRecord = registration({
  id: 'tds',
  office: 'none',
  page: 'guides/labour-law-compliance',
  documents: [],
  needed: [],
  duties: [
    {
      id: 'IT-01',
      topic: 'income-tax',
      when: says('tds'),
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
      topic: 'income-tax',
      when: says('tds'),
      due: { every: 'year', facts: statementDays },
      penalty: ['income-tax.tds.statement-day'],
      source: reported(
        incomeTax('Income-tax Rules, 2026, rule 219; Income-tax Act, 2025, section 427'),
      ),
      page: 'tools/financial-hub/tds-interest',
      movesOffHolidays: true,
    },
  ],
});
