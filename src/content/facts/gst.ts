import { count, dayOfMonth, days, percent, readOn, reviewedBefore, rupees } from './make.ts';
import type { Document, Fact } from './types.ts';

/** Goods and services tax. What was read, and what could not be read: docs/law-review/gst.md. */
const { law, official, reported } = readOn('2026-11-23');

/** A page of another site, with the text of a law or with a report of it. */
const page = (title: string, url: Document['url']): Document => ({
  title,
  publisher: new URL(url).hostname,
  url,
});
const act = (where: string, url: Document['url']): Document =>
  page(`CGST Act, 2017, ${where}`, url);
const rule = (where: string, url: Document['url']): Document =>
  page(`CGST Rules, 2017, ${where}`, url);

const goodsLimit: Document = page(
  'Notification 10/2019-Central Tax',
  'https://web.lawcrux.com/newversion/web/Assets/data5t/gt/ctntnr/gtnoti_cgst19_10.htm',
);
const registrationLimit: Document = act(
  'section 22(1)',
  'https://web.lawcrux.com/Web/Assets/data5t/gt/gtcgst/CGST_BILL_17_SEC_22.htm',
);
const specialStates: Document = act(
  'section 22, Explanation (iii)',
  'https://lawcrux.com/data5t/gt/gtillu/registration_87.htm',
);
const marketplaceRelief: Document = page(
  'Notification 34/2023-Central Tax of 31 July 2023',
  'https://lexplosion.in/cbic-exempts-specific-category-of-persons-making-supply-of-goods-through-an-electronic-commerce-operator-from-registration-under-gst',
);
const marketplaceTax: Document = page(
  'Notification 52/2018-Central Tax as amended by 15/2024; as much state tax is added',
  'https://web.lawcrux.com/newversion/web/Assets/data5t/gt/ctntnr/gtnoti_cgst18_52.htm',
);
const applyInTime: Document = act('section 25(1)', 'https://goodsandservicetax.in/GST/?p=2285');
const examination: Document = rule('Rule 9(1)', 'https://goodsandservicetax.in/GST/?p=3793');
const fastGrant: Document = page(
  'Notification 18/2025-Central Tax, G.S.R. 805(E), CGST Rules 9A and 14A',
  'https://gazettetracker.com/g/CG-DL-E-31102025-267302',
);
const smallTax: Document = page(
  'Advisory of the GST Network on CGST Rule 14A',
  'https://gstzen.in/a/advisory-on-simplified-gst-registration-scheme.html',
);
const bankAccount: Document = rule(
  'Rule 10A',
  'https://fintaxblog.com/gst/rule-10a-of-cgst-rules-2017-furnishing-of-bank-account-details-after-registration/',
);
const noFee: Document = page(
  'Fee of GST registration',
  'https://gstcalculatoronline.in/what-are-the-gst-registration-fees-and-its-process',
);
const penalty: Document = act(
  'section 122(1)',
  'https://www.gurukulkendra.com/what-is-the-quantum-of-penalty-provided-for-in-the-cgst-sgst-act/',
);
const cancellation: Document = rule(
  'Rule 20',
  'https://www.taxrealtime.in/gstlaws/provision/rule/24',
);
const finalReturn: Document = act(
  'section 45',
  'https://yourstaxconsultant.blogspot.com/2026/02/section-45-final-return.html',
);
const missingReturn: Document = act(
  'section 46',
  'https://yourstaxconsultant.blogspot.com/2026/02/section-46-notice-to-return-defaulters.html',
);
const scrutiny: Document = rule(
  'Rule 99(1)',
  'https://lawcrux.com/data5t/gt/gtstrl/cgst_rule_99.htm',
);
const cancelNotice: Document = rule(
  'Rule 22(1)',
  'https://gstvidhi.com/gst-rules-gst-vidhi-acts-description.aspx?subtitle=Rule+22.+Cancellation+of+registration',
);
const rates: Document = page(
  'Notification 9/2025-Integrated Tax (Rate), G.S.R. 642(E)',
  'https://gazettetracker.com/g/CG-DL-E-17092025-266211',
);
const jewelleryRates: Document = page(
  'Rates of jewellery and diamonds since 22 September 2025',
  'https://busy.in/gst-rates/diamond',
);
const tobacco: Document = page(
  'Notification 19/2025-Central Tax (Rate), G.S.R. 946(E)',
  'https://gazettetracker.com/g/CG-DL-E-31122025-268978',
);
const bricks: Document = page(
  'FAQ 2 of CBIC, September 2025, on bricks',
  'https://www.taxscan.in/top-stories/cbic-issues-faqs-clarifying-gst-rate-changes-and-exemptions-itc-rules-composition-schemes-and-service-rates-detailed-1432769',
);
const bricksWithCredit: Document = page(
  'Notification 14/2025-Central Tax (Rate) (half of the tax)',
  'https://www.eximguru.com/notifications/seeks-to-notify-gst-rate-86249.aspx',
);
const restaurants: Document = page(
  'FAQ of CBIC, March 2025; Notification 11/2017-Central Tax (Rate), entry 7',
  'https://studycafe.in/18-gst-on-restaurant-services-provided-at-specified-premises-read-cbic-faqs-372302.html',
);
const clothes: Document = page(
  'Notification 9/2025-Central Tax (Rate), clothes and footwear',
  'https://www.msassociates.pro/gst/gst-apparel.php',
);
const salons: Document = page(
  'FAQ 2 of CBIC, September 2025; Notification 15/2025-Central Tax (Rate)',
  'https://www.taxlly.com/cbic-issues-faq-2-on-gst-updates-september-2025',
);
const compositionRates: Document = rule(
  'Rule 7',
  'https://www.gstzen.in/a/rate-of-tax-of-the-composition-levy-cgst-rule-7.html',
);
const compositionLimit: Document = page(
  'Notification 14/2019-Central Tax',
  'https://web.lawcrux.com/newversion/web/Assets/data5t/gt/ctntnr/gtnoti_cgst19_14.htm',
);
const compositionServices: Document = act(
  'section 10(1), second proviso',
  'https://www.taxrealtime.in/gstlaws/provision/act/11',
);
const serviceSellers: Document = act(
  'section 10(2A)',
  'https://onlinesolves.com/composition-scheme-for-services-suppliers-section-102a/',
);
const salesList: Document = page(
  'Notification 83/2020-Central Tax',
  'https://kkcaindia.io/?p=94572',
);
const undertaking: Document = rule('Rule 96A', 'https://kkcaindia.io/?p=94572');
const salesUpload: Document = rule(
  'Rule 59(2)',
  'https://taxwayglobal.com/form-and-manner-of-furnishing-details-of-outward-supplies',
);
const summaryReturn: Document = rule(
  'Rule 61(1)',
  'https://gstvidhi.com/gst-rules-gst-vidhi-acts-description.aspx?subtitle=Rule+61.+Form+and+manner+of+furnishing+of+return',
);
const monthlyDeposit: Document = rule('Rule 61(3)', 'https://goodsandservicetax.in/GST/?p=4096');
const quarterly: Document = page(
  'Notification 84/2020-Central Tax, with CGST Rule 61A',
  'https://finodha.in/notification-no-84-2020-central-tax-gst/?query-2-page=3',
);
const compositionReturns: Document = rule(
  'Rule 62(1) and its proviso',
  'https://www.taxrealtime.in/gstlaws/provision/rule/74',
);
const annualReturn: Document = rule('Rule 80', 'https://goodsandservicetax.in/GST/?p=4123');
const noAnnualReturn: Document = page(
  'Notification 15/2025-Central Tax of 17 September 2025',
  'https://www.taxtmi.com/article/detailed?id=15279',
);
const jobWork: Document = rule(
  'Rule 45(3)',
  'https://www.taxrealtime.in/gstlaws/provision/rule/56',
);
const compositionChoice: Document = rule(
  'Rule 3(3)',
  'https://gstvidhi.com/gst-rules-gst-vidhi-acts-description.aspx?subtitle=Rule+3.+Intimation+for+composition+levy',
);
const oldCredit: Document = act('section 16(4)', 'https://bcajonline.org/?p=58306');
const oldReturns: Document = page(
  'Advisory of the GST Network of 25 September 2025 on Finance Act, 2023, and Notification 28/2023-Central Tax',
  'https://cacult.com/advisory-to-file-pending-returns-before-expiry-of-three-years-2/',
);
const creditList: Document = page(
  'Advisory of the GST Network of 30 October 2025 on the Invoice Management System',
  'https://mjsncollp.com/introduction-of-import-of-goods-section-in-ims',
);
const goodsCodes: Document = page(
  'Advisory of the GST Network on Notification 78/2020-Central Tax',
  'https://mitulmakwana.com/phase-3-of-reporting-of-hsn-codes-in-table-12-of-gstr-1-1a-from-may-2025-onwards-gstn-issues-advisory/',
);
const interest: Document = act(
  'section 50; CGST Rule 88B; Notification 13/2017-Central Tax',
  'https://vinkich.in/topics/view_topic.php?id=9',
);
const feePerDay: Document = page(
  'Notification 4/2018-Central Tax (half of the fee)',
  'https://web.lawcrux.com/newversion/web/Assets/data5t/gt/ctntnr/gtnoti_cgst18_04.htm',
);
const feeCaps: Document = page(
  'Notifications 20/2021 and 19/2021-Central Tax (half of the fee)',
  'https://kanaksoftware.in/content/info/350-5/93709',
);
const feeOfTheAct: Document = act(
  'section 47 (half of the fee)',
  'https://www.taxrealtime.in/gstlaws/provision/act/50',
);
const compositionFees: Document = page(
  'Notification 21/2021-Central Tax (half of the fee)',
  'https://www.eximguru.com/notifications/seeks-to-rationalize-late-fee-85070.aspx',
);
const annualLateFees: Document = page(
  'Notification 07/2023-Central Tax (half of the fee)',
  'https://www.taxrealtime.in/gstlaws/provision/notifications/11-m.',
);
const deductorsFees: Document = page(
  'Notification 23/2024-Central Tax, S.O. 4374(E) (half of the fee)',
  'https://cashflo.io/magazine/capping-of-late-fee-for-late-filing-of-form-gstr-7-cgst-notification-dated-08-10-2024',
);
const einvoice: Document = page(
  'Notification 10/2023-Central Tax',
  'https://abhivirthi.blogspot.com/2023/05/e-invoicing-mandatory-for-taxpayers.html',
);
const einvoiceReporting: Document = page(
  'Advisory of the GST Network of 5 November 2024',
  'https://taxguru.in/goods-and-service-tax/e-invoice-reporting-deadline-reduced-aato-rs-10-crores.html',
);
const formerAudit: Document = rule(
  'Rule 80(3) before its change',
  'https://carahulgupta.com/post/rule80-cgst-rules-annual-return-asamended-upto-date',
);
const noAudit: Document = act(
  'section 35, without sub-section (5)',
  'https://www.lawgratis.com/bare-acts/the-central-goods-and-services-tax-act-2017?sequence=9',
);
const wayBill: Document = rule('Rule 138(1)', 'https://goodsandservicetax.in/GST/?p=4065');
const records: Document = act(
  'section 36',
  'https://www.knowyourgst.com/gstlaw/cgst-act/36-period-of-retention-of-accounts-36/',
);

/** Fees and limits move more often than the rest, so they are looked at again sooner. */
const limits = '2027-02-18';
const rules = '2027-05-20';
const { figure, changed } = reviewedBefore(limits);
const newRates = { source: law(rates), from: '2025-09-22', reviewBy: rules } as const;
const tobaccoRates = { source: law(tobacco), from: '2026-02-01', reviewBy: rules } as const;

/** Every figure of the GST guide. */
export const gstFacts = [
  figure('gst.limit.telangana', rupees(2_000_000), { source: law(goodsLimit) }),
  figure('gst.limit.goods', rupees(4_000_000), { source: law(goodsLimit) }),
  figure('gst.limit.services', rupees(2_000_000), { source: law(registrationLimit) }),
  figure('gst.limit.special', rupees(1_000_000), { source: law(specialStates) }),
  figure('gst.registration.fee', { unit: 'words', key: 'nothing' }, { source: reported(noFee) }),
  figure('gst.registration.within', days(30), {
    source: law(applyInTime),
    reviewBy: rules,
  }),
  figure(
    'gst.registration.fast-days',
    { unit: 'working-days', amount: 3 },
    { source: law(fastGrant), from: '2025-11-01', reviewBy: rules },
  ),
  figure(
    'gst.registration.days',
    { unit: 'working-days', amount: 7 },
    { source: law(examination), reviewBy: rules },
  ),
  figure('gst.registration.check-days', days(30), {
    source: law(examination),
    reviewBy: rules,
  }),
  figure('gst.registration.small-tax-max', rupees(250_000), {
    source: official(smallTax),
    from: '2025-11-01',
  }),
  figure('gst.registration.bank-days', days(30), {
    source: law(bankAccount),
    reviewBy: rules,
  }),
  figure('gst.registration.penalty', rupees(10_000), {
    source: reported(penalty),
  }),
  figure('gst.cancellation.within', days(30), { source: law(cancellation), reviewBy: rules }),
  figure('gst.rate.low', percent(5), newRates),
  figure('gst.rate.standard', percent(18), newRates),
  figure('gst.rate.high', percent(40), newRates),
  changed(
    'gst.rate.removed-middle',
    [
      { value: percent(12) },
      { value: { unit: 'words', key: 'removed-almost' }, from: '2025-09-22' },
    ],
    { source: law(rates), reviewBy: rules },
  ),
  changed(
    'gst.rate.removed-high',
    [
      { value: percent(28) },
      { value: { unit: 'words', key: 'removed-almost' }, from: '2025-09-22' },
    ],
    { source: law(rates), reviewBy: rules },
  ),
  figure(
    'gst.composition.rate',
    { unit: 'percent', from: 1, to: 6 },
    { source: law(compositionRates), reviewBy: rules },
  ),
  figure('gst.composition.trader', percent(1), {
    source: law(compositionRates),
    reviewBy: rules,
  }),
  figure('gst.composition.restaurant', percent(5), {
    source: law(compositionRates),
    reviewBy: rules,
  }),
  figure('gst.composition.services', percent(6), {
    source: law(compositionRates),
    reviewBy: rules,
  }),
  figure('gst.composition.limit', rupees(15_000_000), { source: law(compositionLimit) }),
  figure('gst.composition.limit-hill', rupees(7_500_000), { source: law(compositionLimit) }),
  figure('gst.composition.services-limit', rupees(5_000_000), {
    source: reported(serviceSellers),
  }),
  figure('gst.composition.service-share', percent(10), { source: law(compositionServices) }),
  figure('gst.composition.service-amount', rupees(500_000), { source: law(compositionServices) }),
  figure('gst.due.gstr1', dayOfMonth(11), {
    source: reported(salesList),
    reviewBy: rules,
  }),
  figure('gst.due.gstr3b', dayOfMonth(20), {
    source: law(summaryReturn),
    reviewBy: rules,
  }),
  figure('gst.due.gstr1-quarter', dayOfMonth(13), {
    source: reported(salesList),
    reviewBy: rules,
  }),
  figure('gst.due.gstr3b-quarter-south', dayOfMonth(22), {
    source: law(summaryReturn),
    reviewBy: rules,
  }),
  figure('gst.due.gstr3b-quarter-north', dayOfMonth(24), {
    source: law(summaryReturn),
    reviewBy: rules,
  }),
  figure('gst.due.cmp08', dayOfMonth(18), {
    source: law(compositionReturns),
    reviewBy: rules,
  }),
  changed(
    'gst.due.gstr4',
    [
      { value: { unit: 'day-of-year', month: 4, day: 30 } },
      { value: { unit: 'day-of-year', month: 6, day: 30 }, from: '2024-04-01' },
    ],
    { source: law(compositionReturns), reviewBy: rules },
  ),
  figure('gst.quarterly.turnover-max', rupees(50_000_000), {
    source: law(quarterly),
  }),
  figure('gst.interest', percent(18), {
    source: reported(interest),
    reviewBy: rules,
  }),
  figure('gst.late-fee.day', rupees(50), {
    source: law(feePerDay),
  }),
  figure('gst.late-fee.nil-day', rupees(20), {
    source: law(feePerDay),
  }),
  figure('gst.late-fee.nil-cap', rupees(500), {
    source: law(feeCaps),
  }),
  figure('gst.late-fee.small-cap', rupees(2000), { source: law(feeCaps) }),
  figure('gst.late-fee.small-turnover', rupees(15_000_000), {
    source: law(feeCaps),
  }),
  figure('gst.late-fee.middle-cap', rupees(5000), { source: law(feeCaps) }),
  figure('gst.late-fee.middle-turnover', rupees(50_000_000), {
    source: law(feeCaps),
  }),
  figure('gst.late-fee.large-cap', rupees(10_000), { source: law(feeOfTheAct) }),
  figure('gst.einvoice.turnover', rupees(50_000_000), {
    source: law(einvoice),
    from: '2023-08-01',
  }),
  figure('gst.einvoice.report-turnover', rupees(100_000_000), {
    source: official(einvoiceReporting),
    from: '2025-04-01',
  }),
  figure('gst.einvoice.report-days', days(30), {
    source: official(einvoiceReporting),
    from: '2025-04-01',
    reviewBy: rules,
  }),
  changed(
    'gst.audit.turnover',
    [
      { value: rupees(20_000_000), source: law(formerAudit) },
      { value: { unit: 'words', key: 'no-audit' }, from: '2021-08-01' },
    ],
    { source: reported(noAudit), reviewBy: rules },
  ),
  figure('gst.annual-return.turnover', rupees(20_000_000), {
    source: reported(noAnnualReturn),
  }),
  figure('gst.reconciliation.turnover', rupees(50_000_000), {
    source: law(annualReturn),
  }),
  figure(
    'gst.annual-return.due',
    { unit: 'day-of-year', month: 12, day: 31 },
    { source: law(annualReturn), reviewBy: rules },
  ),
  figure(
    'gst.old-returns',
    { unit: 'years', amount: 3 },
    {
      source: official(oldReturns),
      reviewBy: rules,
    },
  ),
  figure('gst.rate.gold', percent(3), {
    source: reported(jewelleryRates),
    reviewBy: rules,
  }),
  figure('gst.rate.diamond-cut', percent(1.5), {
    source: reported(jewelleryRates),
    reviewBy: rules,
  }),
  figure('gst.rate.diamond-rough', percent(0.25), {
    source: reported(jewelleryRates),
    reviewBy: rules,
  }),
  figure('gst.rate.bricks', percent(6), { source: official(bricks), reviewBy: rules }),
  figure('gst.rate.bricks-credit', percent(12), {
    source: law(bricksWithCredit),
    reviewBy: rules,
  }),
  figure('gst.rate.tobacco', percent(40), tobaccoRates),
  figure('gst.rate.bidi', percent(18), tobaccoRates),
  figure('gst.rate.restaurant', percent(5), {
    source: official(restaurants),
    reviewBy: rules,
  }),
  figure(
    'gst.registration.marketplace-relief',
    { unit: 'date', date: '2023-10-01' },
    { source: reported(marketplaceRelief), reviewBy: rules },
  ),
  figure('gst.marketplace.tax', percent(0.5), {
    source: law(marketplaceTax),
    from: '2024-07-10',
    reviewBy: rules,
  }),
  figure('gst.rate.clothes-limit', rupees(2500), {
    source: reported(clothes),
    from: '2025-09-22',
    reviewBy: rules,
  }),
  figure('gst.rate.salon', percent(5), {
    source: reported(salons),
    from: '2025-09-22',
    reviewBy: rules,
  }),
  figure('gst.due.gstr2b', dayOfMonth(14), {
    source: official(creditList),
    reviewBy: rules,
  }),
  figure('gst.hsn.digits', count('digit', 4), { source: official(goodsCodes), reviewBy: rules }),
  figure('gst.hsn.digits-large', count('digit', 6), {
    source: official(goodsCodes),
    reviewBy: rules,
  }),
  figure('gst.hsn.turnover', rupees(50_000_000), { source: official(goodsCodes) }),
  figure('gst.due.iff', dayOfMonth(13), {
    source: law(salesUpload),
    reviewBy: rules,
  }),
  figure('gst.iff.month-max', rupees(5_000_000), {
    source: law(salesUpload),
  }),
  figure('gst.due.pmt06', dayOfMonth(25), {
    source: law(monthlyDeposit),
    reviewBy: rules,
  }),
  figure(
    'gst.due.composition-choice',
    { unit: 'day-of-year', month: 3, day: 31 },
    { source: law(compositionChoice), reviewBy: rules },
  ),
  figure(
    'gst.due.export-undertaking',
    { unit: 'day-of-year', month: 3, day: 31 },
    { source: reported(undertaking), reviewBy: rules },
  ),
  figure(
    'gst.due.old-credit',
    { unit: 'day-of-year', month: 11, day: 30 },
    { source: law(oldCredit), reviewBy: rules },
  ),
  figure(
    'gst.due.job-work',
    { unit: 'day-of-year', month: 4, day: 25 },
    { source: law(jobWork), reviewBy: rules },
  ),
  figure(
    'gst.due.job-work-second',
    { unit: 'day-of-year', month: 10, day: 25 },
    { source: law(jobWork), reviewBy: rules },
  ),
  figure(
    'gst.due.final-return',
    { unit: 'months', amount: 3 },
    { source: law(finalReturn), reviewBy: rules },
  ),
  figure('gst.late-fee.gstr4-cap', rupees(2000), {
    source: law(compositionFees),
  }),
  figure('gst.late-fee.gstr4-nil-cap', rupees(500), {
    source: law(compositionFees),
  }),
  figure('gst.late-fee.yearly-day', rupees(50), { source: law(annualLateFees) }),
  figure('gst.late-fee.yearly-turnover', rupees(50_000_000), {
    source: law(annualLateFees),
  }),
  figure('gst.late-fee.yearly-day-middle', rupees(100), {
    source: law(annualLateFees),
  }),
  figure('gst.late-fee.yearly-turnover-middle', rupees(200_000_000), {
    source: law(annualLateFees),
  }),
  figure('gst.late-fee.yearly-day-large', rupees(200), { source: law(feeOfTheAct) }),
  figure('gst.late-fee.yearly-cap', percent(0.04), { source: law(annualLateFees) }),
  figure('gst.late-fee.yearly-cap-large', percent(0.5), {
    source: law(feeOfTheAct),
  }),
  figure('gst.late-fee.gstr7-day', rupees(50), { source: law(deductorsFees) }),
  figure('gst.late-fee.gstr7-cap', rupees(2000), { source: law(deductorsFees) }),
  figure('gst.ewaybill.value', rupees(50_000), {
    source: law(wayBill),
  }),
  figure('gst.records', { unit: 'months', amount: 72 }, { source: law(records), reviewBy: rules }),
  figure('gst.example.tax', rupees(20_000), {
    source: reported(interest),
    reviewBy: rules,
  }),
  figure('gst.example.days', days(30), {
    source: reported(interest),
    reviewBy: rules,
  }),
  figure('gst.example.interest', rupees(296), {
    source: reported(interest),
    reviewBy: rules,
  }),
  figure('gst.example.fee-days', days(25), {
    source: law(feePerDay),
    reviewBy: rules,
  }),
  figure('gst.example.fee', rupees(1250), {
    source: law(feePerDay),
    reviewBy: rules,
  }),
  figure('gst.notice.return', days(15), { source: law(missingReturn), reviewBy: rules }),
  figure('gst.notice.scrutiny', days(30), { source: law(scrutiny), reviewBy: rules }),
  figure(
    'gst.notice.cancel',
    { unit: 'working-days', amount: 7 },
    { source: law(cancelNotice), reviewBy: rules },
  ),
] as const satisfies readonly Fact[];
