import { date, everyYear, percent, readOn, reviewedBefore, rupees, unconfirmed } from './make.ts';
import type { Document, Fact } from './types.ts';

const { law, reported } = readOn('2026-11-23');

/** Income tax of a small business. What was read: `docs/law-review/tax.md`. */
const act = (where: string, publisher: string, url: Document['url']): Document => ({
  title: `Income-tax Act, 2025, ${where}`,
  publisher,
  url,
});

const documentNumber: Document = {
  title: 'CBDT Circular 4/2026 on the Document Identification Number',
  publisher: 'The Economic Times',
  url: 'https://cssm.etimg.com/wealth/tax/is-your-income-tax-notice-real-new-2026-cbdt-rules-require-a-din-for-official-income-tax-correspondences-like-notice-orders-others/articleshow/129928059.cms',
};
const inForce = act(
  'in force from 1 April 2026',
  'ABCAUS',
  'https://abcaus.in/income-tax/amendment-due-dates-filing-itrs-time-limit-revised-return-income-tax-act-2025.html',
);
const oldAct: Document = {
  title: 'Income-tax Act, 1961, section 139(1), before the change of 2026',
  publisher: 'ABCAUS',
  url: inForce.url,
};
const newDates = act(
  'section 263(1), as changed by the Finance Act, 2026',
  'QwikFilings',
  'https://qwikfilings.com/income-tax-return-due-date-extension/',
);
const auditedReturn = act(
  'section 263(1)(c), table, rows 2 to 4',
  'EZTax (copy of the Act)',
  'https://eztax.in/income-tax-act-2025/section-263',
);
const belated = act(
  'section 263(4); Act of 1961, section 139(4)',
  'HVJ',
  'https://hvj.co.in/income-tax-return-filing-in-india-deadlines-and-complete-guide-for-2026/',
);
const revised = act(
  'section 263(5), as changed by the Finance Act, 2026',
  'FintaxBlog',
  'https://in.fintaxblog.com/budget/finance-bill-2026-rationalises-itr-due-dates-key-changes-fees-compliance-impact.html',
);
const lateFee = act(
  'section 428, as substituted from 1 April 2026',
  'caabdeshmukh.com (copy of the Act)',
  'https://www.caabdeshmukh.com/detail/55929.aspx',
);
const presumptive = act(
  'section 58(2), table, row 1',
  'bagrodiaconsultants.com (copy of the Act)',
  'https://www.bagrodiaconsultants.com/detail/55551.aspx',
);
const advanceTax = act(
  'section 408(2)',
  'AUBSP (copy of the Act)',
  'https://www.aubsp.com/income-tax-act-2025-section-408/',
);
const audit = act(
  'section 63(1), table',
  'jsa.net.in (copy of the Act)',
  'https://jsa.net.in/detail/55556.aspx',
);
const contracts = act(
  'section 393(1), table, row 6(i)',
  'Indian Kanoon',
  'https://future.indiankanoon.org/doc/103383880',
);
const deductors: Document = {
  title: 'Income-tax Act, 2025, section 402; the limit is that of the Act of 1961, section 194C',
  publisher: 'Tax Management India',
  url: 'https://taxmanagementindia.com/visitor/detail_manual.asp?ID=4776',
};
const mustFile: Document = {
  title: 'Income-tax Rules, 1962, rule 12AB, on who files a return',
  publisher: 'Tax TMI',
  url: 'https://www.taxtmi.com/acts?id=40813',
};

/** Dates of a year can be extended, so they are looked at again soon. */
const { figure, changed } = reviewedBefore('2027-02-18');
const newAct = '2026-04-01';

export const incomeTaxFacts = [
  figure('income-tax.act', date(newAct), { source: reported(inForce), from: newAct }),
  changed(
    'income-tax.return-business',
    [
      { value: everyYear(31, 7), source: reported(oldAct) },
      { value: everyYear(31, 8), from: newAct },
    ],
    { source: reported(newDates) },
  ),
  figure('income-tax.return-no-business', everyYear(31, 7), { source: reported(newDates) }),
  figure('income-tax.return-audit', everyYear(31, 10), { source: law(auditedReturn) }),
  figure('income-tax.return-belated', everyYear(31, 12), { source: reported(belated) }),
  figure('income-tax.return-revised', everyYear(31, 3), { source: reported(revised) }),
  figure('income-tax.return-sales', rupees(6_000_000), { source: reported(mustFile) }),
  figure('income-tax.late-fee', rupees(5000), { source: law(lateFee) }),
  figure('income-tax.late-fee-small', rupees(1000), { source: law(lateFee) }),
  figure('income-tax.late-fee-small-income', rupees(500_000), { source: law(lateFee) }),
  figure('income-tax.audit.turnover', rupees(10_000_000), { source: law(audit) }),
  figure('income-tax.audit.turnover-digital', rupees(100_000_000), { source: law(audit) }),
  figure('income-tax.audit.cash-max', percent(5), { source: law(audit) }),
  figure('income-tax.audit.profession', rupees(5_000_000), { source: law(audit) }),
  figure('income-tax.audit.late-month', rupees(75_000), { source: law(lateFee), from: newAct }),
  figure('income-tax.audit.late-after', rupees(150_000), { source: law(lateFee), from: newAct }),
  figure('income-tax.presumptive.turnover-max', rupees(20_000_000), { source: law(presumptive) }),
  figure('income-tax.presumptive.turnover-max-digital', rupees(30_000_000), {
    source: law(presumptive),
  }),
  figure('income-tax.presumptive.cash-max', percent(5), { source: law(presumptive) }),
  figure('income-tax.presumptive.profit-digital', percent(6), { source: law(presumptive) }),
  figure('income-tax.presumptive.profit-cash', percent(8), { source: law(presumptive) }),
  figure('income-tax.presumptive.advance-tax', everyYear(15, 3), { source: law(advanceTax) }),
  figure('income-tax.tds.contract-once', rupees(30_000), { source: law(contracts) }),
  figure('income-tax.tds.contract-year', rupees(100_000), { source: law(contracts) }),
  figure('income-tax.tds.contract-person', percent(1), { source: law(contracts) }),
  figure('income-tax.tds.contract-other', percent(2), { source: law(contracts) }),
  figure('income-tax.tds.payer-sales', rupees(10_000_000), { source: unconfirmed(deductors) }),
  figure('income-tax.document-number-since', date('2026-03-31'), {
    source: reported(documentNumber),
  }),
] as const satisfies readonly Fact[];
