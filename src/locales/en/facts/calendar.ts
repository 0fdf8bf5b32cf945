import type { FactId } from '../../../content/facts/lookup.ts';

export const calendar = {
  'calendar.tax-audit.due': 'Report of the tax audit',
  'calendar.tds.certificate': 'Certificate of tax deducted, after the day of the statement',
  'calendar.bonus.due': 'Bonus paid, after the accounting year',
  'calendar.auditor-form': 'Auditor’s form (ADT-1) after the yearly meeting',
  'calendar.pt.andhra': 'Professional tax of employees in Andhra Pradesh',
  'calendar.pt.karnataka': 'Professional tax of employees in Karnataka',
  'calendar.pt.karnataka-own': 'Own professional tax in Karnataka',
  'calendar.pt.maharashtra': 'Professional tax of employees in Maharashtra, paid once a year',
  'calendar.pt.maharashtra-workers':
    'Maharashtra: with fewer workers the tax of employees is paid once a year',
  'calendar.pt.maharashtra-own': 'Own professional tax in Maharashtra',
} as const satisfies Partial<Record<FactId, string>>;
