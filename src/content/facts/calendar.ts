import { count, days, everyYear, reviewedBefore, readOn, dayOfMonth } from './make.ts';
import type { Fact, Document } from './types.ts';

const { law, reported } = readOn('2026-11-23');
const readNow = readOn('2026-11-28');

const rules = '2027-05-20';
const { figure } = reviewedBefore(rules);

/** Days of the calendar that no guide needs. Source of every row: the fact file, 1.3 to 1.6. */
const taxAudit: Document = {
  title: 'Income-tax Act, 2025, section 63(5)',
  publisher: 'BharatTax',
  url: 'https://bharattax.co/income-tax/act-2025/section/63',
};
const certificates: Document = {
  title: 'Days of the certificates under the Act of 1961; Form 131 follows Form 16A',
  publisher: 'Income Tax Department, Mumbai',
  url: 'https://www.incometaxmumbai.gov.in/due-dates/',
};
const auditorNotice: Document = {
  title: 'Companies Act, 2013, section 139(1)',
  publisher: 'pawannanakbansal.com (copy of the Act)',
  url: 'https://www.pawannanakbansal.com/detail/17523.aspx',
};
const bonus: Document = {
  title: 'Code on Wages, 2019, section 39',
  publisher: 'Copy of aaptaxlaw.com',
  url: 'https://aaptaxlaw.com/code-on-wages-2019/section-39-time-limit-for-payment-of-bonus-code-on-wages-2019.html',
};
const andhra: Document = {
  title: 'Andhra Pradesh Tax on Professions Act and Rules, 1987: payment and return',
  publisher: 'Praans Consultech',
  url: 'https://praansconsultech.com/tax/the-andhra-pradesh-tax-on-professions-trades-callings-and-employments-act-1987-the-andhra-pradesh-tax-on-professions-trades-callings-and-employment-rules-1987/',
};
const karnataka: Document = {
  title: 'Karnataka professional tax of employees',
  publisher: 'Sattva CFO',
  url: 'https://sattvacfo.com/karnataka-professional-tax-registration/',
};
const karnatakaOwn: Document = {
  title: 'Karnataka Tax on Professions Rules, 1976, Form 4',
  publisher: 'Copy of salestaxindia.com',
  url: 'https://salestaxindia.com/DEMO/TreeMenu.aspx?menu=15218',
};
const maharashtra: Document = {
  title: 'Maharashtra professional tax of employees, due days by the tax of the year before',
  publisher: 'biztree.in',
  url: 'https://biztree.in/2023/05/23/periodicity-of-the-ptrc-dealers-for-fy-2023',
};
const maharashtraOwn: Document = {
  title: 'Maharashtra professional tax, due days',
  publisher: 'CAknowledge',
  url: 'https://caknowledge.com/professional-tax-due-dates-maharashtra/',
};

export const calendarFacts = [
  figure('calendar.tax-audit.due', everyYear(30, 9), {
    source: reported(taxAudit),
  }),
  figure('calendar.tds.certificate', days(15), { source: reported(certificates) }),
  figure('calendar.bonus.due', everyYear(30, 11), {
    source: law(bonus),
  }),
  figure('calendar.auditor-form', days(15), { source: law(auditorNotice) }),
  figure('calendar.pt.andhra', dayOfMonth(10), {
    source: readNow.reported(andhra),
  }),
  figure('calendar.pt.karnataka', dayOfMonth(20), {
    source: reported(karnataka),
  }),
  figure('calendar.pt.karnataka-own', everyYear(30, 4), {
    source: law(karnatakaOwn),
  }),
  figure('calendar.pt.maharashtra', everyYear(31, 3), { source: reported(maharashtra) }),
  // Below this number the tax of a year is less than one lakh rupees, at 2,500 a worker.
  figure('calendar.pt.maharashtra-workers', count('workers', 40), {
    source: reported(maharashtra),
  }),
  figure('calendar.pt.maharashtra-own', everyYear(30, 6), {
    source: reported(maharashtraOwn),
  }),
] as const satisfies readonly Fact[];
