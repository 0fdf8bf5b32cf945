import { count, days, everyYear, reviewedOn } from './make.ts';
import type { Fact, Source } from './types.ts';

const rules = { checkedOn: '2026-11-20', reviewBy: '2027-05-20' } as const;
const { figure } = reviewedOn(rules);

/** Days of the calendar that no guide needs. Source of every row: the fact file, 1.3 to 1.6. */
const incomeTax = (title: string): Source => ({
  title,
  publisher: 'Income Tax Department',
  url: 'https://www.incometax.gov.in',
});
const stateLaw = (title: string): Source => ({
  title,
  publisher: 'Law of the state',
  url: 'https://www.indiacode.nic.in',
});
const karnataka = stateLaw('Karnataka Tax on Professions Act, 1976, with Act 33 of 2025');

export const calendarFacts = [
  figure('calendar.tax-audit.due', everyYear(30, 9), {
    source: incomeTax('Income-tax Act, 2025, section 63'),
    confidence: 'S',
  }),
  figure('calendar.bonus.due', everyYear(30, 11), {
    source: {
      title: 'Code on Wages, 2019, chapter IV',
      publisher: 'Ministry of Labour and Employment',
      url: 'https://labour.gov.in',
    },
    confidence: 'S',
  }),
  figure('calendar.auditor-form', days(15), {
    source: {
      title: 'Companies Act, 2013, section 139',
      publisher: 'Ministry of Corporate Affairs',
      url: 'https://www.mca.gov.in',
    },
    confidence: 'V',
  }),
  figure('calendar.pt.andhra', count('day-of-the-next-month', 10), {
    source: stateLaw('Andhra Pradesh Tax on Professions Act, 1987'),
    confidence: 'S',
  }),
  figure('calendar.pt.karnataka', count('day-of-the-next-month', 20), {
    source: karnataka,
    confidence: 'S',
  }),
  figure('calendar.pt.karnataka-own', everyYear(30, 4), {
    source: karnataka,
    confidence: 'S',
  }),
  figure('calendar.pt.maharashtra-own', everyYear(30, 6), {
    source: stateLaw('Maharashtra State Tax on Professions Act, 1975'),
    confidence: 'S',
  }),
] as const satisfies readonly Fact[];
