import type { FactId } from '../../content/facts/lookup.ts';
import { readOn } from '../../content/facts/make.ts';
import { above, all, always, any, is, not, says } from '../condition.ts';
import { registration } from '../record.ts';
import type { Duty } from '../record.ts';
import { statedIn } from '../sources.ts';
import { company, inStreet } from '../terms.ts';
import { gstAsked } from './gst.ts';
import { tradeCodeAsked } from './trade.ts';

const { law, official } = readOn('2026-11-23');

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
const person = is('entity', 'proprietor', 'not-formed');
const firm = is('entity', 'partnership', 'llp');
/** Above this nobody escapes the audit; below it the share of cash decides, which only the owner knows. */
const mustAudit = any(says('audited'), above('turnover', 'income-tax.audit.turnover-digital'));
const audited = any(company, mustAudit);
/** A person with little income and small sales owes no return. Firms and companies always do. */
const owesReturn = any(
  firm,
  company,
  all(
    is('entity', 'proprietor'),
    any(
      says('taxable-income'),
      says('advance-tax'),
      says('presumptive'),
      says('audited'),
      above('turnover', 'income-tax.return-sales'),
    ),
  ),
);
const tdsFigures: readonly FactId[] = [
  'income-tax.tds.contract-once',
  'income-tax.tds.contract-year',
  'income-tax.tds.contract-person',
  'income-tax.tds.contract-other',
];
/** Sales above the limit, or a registration that asks for PAN: reasons that hold for every form of business. */
const asksForPan = any(above('turnover', 'finder.pan.sales'), gstAsked, tradeCodeAsked);
const panAct = law({
  title: 'Income-tax Act, 2025, section 262(1)',
  publisher: 'AUBSP (copy of the Act)',
  url: 'https://aubsp.com/income-tax-act-2025-section-262',
});

export const panRecord = registration({
  id: 'pan',
  office: 'online',
  page: 'start/registration',
  steps: { page: 'start/registration', section: 'tasks' },
  portal: 'incometax',
  fee: ['finder.pan.instant'],
  documents: ['identity', 'photo'],
  needed: [
    {
      id: 'LF-48',
      level: 'must',
      when: all(person, asksForPan),
      source: panAct,
      facts: ['finder.pan.instant', 'finder.pan.fee'],
    },
    {
      id: 'LF-48b',
      level: 'must',
      when: firm,
      source: panAct,
      fee: ['finder.pan.fee'],
    },
    {
      id: 'LF-48c',
      level: 'must',
      when: company,
      source: panAct,
    },
    // Every form of business needs it for these reasons, so an open form does not wait for its answer.
    {
      id: 'LF-48e',
      level: 'must',
      when: asksForPan,
      source: panAct,
      facts: ['finder.pan.instant', 'finder.pan.fee'],
      general: true,
    },
    {
      id: 'LF-48d',
      level: 'optional',
      when: always,
      source: official({
        title: 'PAN: online application, charges and Instant e-PAN',
        publisher: 'Income Tax Department',
        url: 'https://incometaxindia.gov.in/Pages/tax-services/apply-for-pan.aspx',
      }),
      facts: ['finder.pan.sales', 'finder.pan.instant', 'income-tax.slab.1.up-to'],
      general: true,
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
      source: statedIn('sectors.tax.advance-june'),
      page: 'how-to/income-tax-return',
      movesOffHolidays: true,
    },
    {
      id: 'IT-12',
      topic: 'income-tax',
      when: says('advance-tax'),
      due: { every: 'year', facts: ['sectors.tax.advance-march'] },
      penalty: [],
      source: statedIn('sectors.tax.advance-march'),
      page: 'how-to/income-tax-return',
      movesOffHolidays: true,
    },
    {
      id: 'IT-14',
      topic: 'income-tax',
      when: all(owesReturn, not(audited)),
      due: { every: 'year', facts: ['income-tax.return-business'] },
      penalty: lateReturn,
      source: statedIn('income-tax.return-business'),
      page: 'how-to/income-tax-return',
      movesOffHolidays: true,
    },
    {
      id: 'IT-14b',
      topic: 'income-tax',
      when: all(
        is('entity', 'proprietor'),
        above('turnover', 'income-tax.slab.1.up-to'),
        not(owesReturn),
      ),
      due: { every: 'ask' },
      penalty: lateReturn,
      source: statedIn('income-tax.return-sales'),
      page: 'how-to/income-tax-return',
    },
    {
      id: 'IT-15',
      topic: 'income-tax',
      when: audited,
      due: { every: 'year', facts: ['income-tax.return-audit'] },
      penalty: lateReturn,
      source: statedIn('income-tax.return-audit'),
      page: 'how-to/income-tax-return',
      movesOffHolidays: true,
    },
    {
      id: 'IT-17',
      topic: 'income-tax',
      when: mustAudit,
      due: { every: 'year', facts: ['calendar.tax-audit.due'] },
      penalty: ['income-tax.audit.late-month', 'income-tax.audit.late-after'],
      source: statedIn('calendar.tax-audit.due'),
      page: 'how-to/income-tax-return',
      movesOffHolidays: true,
    },
    {
      id: 'IT-18',
      topic: 'income-tax',
      when: owesReturn,
      due: { every: 'year', facts: ['income-tax.return-belated'] },
      penalty: lateReturn,
      source: statedIn('income-tax.return-belated'),
      page: 'how-to/income-tax-return',
      movesOffHolidays: true,
      optional: true,
    },
  ],
});

export const tdsRecord = registration({
  id: 'tds',
  office: 'none',
  page: 'tools/financial-hub/tds-interest',
  portal: 'incometax',
  documents: ['pan'],
  needed: [
    {
      id: 'LF-66',
      level: 'likely',
      when: any(firm, company),
      source: statedIn('income-tax.tds.contract-once'),
      facts: tdsFigures,
    },
    {
      id: 'LF-66b',
      level: 'likely',
      when: all(
        is('entity', 'proprietor'),
        not(inStreet),
        above('turnover', 'income-tax.tds.payer-sales'),
      ),
      source: statedIn('income-tax.tds.payer-sales'),
      facts: tdsFigures,
    },
  ],
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
      source: statedIn('sectors.tax.deducted-day'),
      movesOffHolidays: true,
    },
    {
      id: 'IT-03',
      topic: 'income-tax',
      when: says('tds'),
      due: { every: 'year', facts: statementDays },
      penalty: ['income-tax.tds.statement-day'],
      source: statedIn('sectors.tax.deducted-july'),
      movesOffHolidays: true,
    },
    {
      id: 'IT-08',
      topic: 'income-tax',
      when: says('tds'),
      due: { every: 'year-after', starts: statementDays, fact: 'calendar.tds.certificate' },
      penalty: [],
      source: statedIn('calendar.tds.certificate'),
    },
  ],
});
