import type { DutyId } from '../../../../register/register.ts';

/** What a duty is called, which form it is, whom it falls on, and what being late costs. `{…}` are figures. */
export interface DutyWords {
  name: string;
  form: string;
  who: string;
  penalty: string;
  /** Where there is no day: whom to ask, and what. */
  ask?: string;
}

const gstLate =
  'Late fee {gst.late-fee.day} a day ({gst.late-fee.nil-day} for a nil return). At most {gst.late-fee.nil-cap} for a nil return, {gst.late-fee.small-cap} with sales up to {gst.late-fee.small-turnover}, {gst.late-fee.middle-cap} up to {gst.late-fee.middle-turnover}, {gst.late-fee.large-cap} above.';
const gstLateWithInterest = `${gstLate} And {gst.interest} a year on tax paid late.`;
const lateReturn =
  'Late fee {income-tax.late-fee-small} with income up to {income-tax.late-fee-small-income}, else {income-tax.late-fee}. And interest on unpaid tax.';
const unsure = 'We have no sure figure. Ask the office or your accountant.';
const lateLlp =
  'From {company.llp.late-small} times the normal fee for a small LLP and {company.llp.late-other} times for others. The normal fee is {company.llp.fee-normal}.';
const lateCompany = '{company.late-day} a day for each form, without a ceiling.';
const renew = 'Without a valid paper you may be told to stop.';

export const dutyWords: Readonly<Record<DutyId, DutyWords>> = {
  'GST-01': {
    name: 'List of sales for GST',
    form: 'GSTR-1',
    who: 'Monthly GST filers',
    penalty: gstLate,
  },
  'GST-02': {
    name: 'List of sales for GST, quarter',
    form: 'GSTR-1',
    who: 'Quarterly GST filers (QRMP)',
    penalty: gstLate,
  },
  'GST-03': {
    name: 'Invoices to business buyers',
    form: 'IFF',
    who: 'Quarterly filers who sell to GST-registered buyers. You may choose it: up to {gst.iff.month-max} a month',
    penalty: 'None. What is left out goes into the GSTR-1 of the quarter.',
  },
  'GST-04': {
    name: 'Pay GST for the month',
    form: 'PMT-06',
    who: 'Quarterly filers (QRMP): tax of the first and second month',
    penalty: '{gst.interest} a year on tax paid late.',
  },
  'GST-05': {
    name: 'GST return and payment',
    form: 'GSTR-3B',
    who: 'Monthly GST filers',
    penalty: gstLateWithInterest,
  },
  'GST-06': {
    name: 'GST return and payment, quarter',
    form: 'GSTR-3B',
    who: 'Quarterly filers, in the states with the earlier day',
    penalty: gstLateWithInterest,
  },
  'GST-07': {
    name: 'GST return and payment, quarter',
    form: 'GSTR-3B',
    who: 'Quarterly filers, in the states with the later day',
    penalty: gstLateWithInterest,
  },
  'GST-08': {
    name: 'Composition tax of the quarter',
    form: 'CMP-08',
    who: 'Businesses in the composition scheme',
    penalty: '{gst.interest} a year on tax paid late. No late fee.',
  },
  'GST-09': {
    name: 'Yearly return, composition',
    form: 'GSTR-4',
    who: 'Businesses in the composition scheme',
    penalty:
      '{gst.late-fee.day} a day, at most {gst.late-fee.gstr4-cap} ({gst.late-fee.gstr4-nil-cap} for a nil return).',
  },
  'GST-10': {
    name: 'Yearly GST return',
    form: 'GSTR-9',
    who: 'GST filers who sell for more than {gst.annual-return.turnover} a year',
    penalty:
      '{gst.late-fee.yearly-day} a day with sales up to {gst.late-fee.yearly-turnover}, {gst.late-fee.yearly-day-middle} up to {gst.late-fee.yearly-turnover-middle}: at most {gst.late-fee.yearly-cap} of sales in the state. Above that {gst.late-fee.yearly-day-large} a day, at most {gst.late-fee.yearly-cap-large}.',
  },
  'GST-11': {
    name: 'Reconciliation with the accounts',
    form: 'GSTR-9C',
    who: 'Businesses that sell for more than {gst.reconciliation.turnover} a year',
    penalty: 'Counted together with the late fee of the yearly return.',
  },
  'GST-14': {
    name: 'Undertaking to export without paying GST',
    form: 'RFD-11 (LUT)',
    who: 'Exporters with GST. The law asks for it before the first export of the financial year; this day comes before all of them',
    penalty: 'None. Without it you pay GST first and claim it back.',
  },
  'GST-15': {
    name: 'Last day to choose composition for next year',
    form: 'CMP-02',
    who: 'GST filers who sell inside one state and want to change to composition. Not for makers of ice cream, pan masala, tobacco, aerated water, bricks and tiles, nor for services through an app',
    penalty: 'None. You wait a year.',
  },
  'GST-17': {
    name: 'Statement of job work',
    form: 'ITC-04',
    who: 'Businesses that send goods out for job work',
    penalty: unsure,
  },
  'GST-17b': {
    name: 'Statement of job work, half-year',
    form: 'ITC-04',
    who: 'Businesses that send goods out for job work and sell for more than {gst.reconciliation.turnover}',
    penalty: unsure,
  },
  'GST-18': {
    name: 'Last day for last year’s GST credit',
    form: 'In GSTR-3B',
    who: 'GST filers, for purchases of the last financial year. If you file the yearly return earlier, that day counts',
    penalty: 'The credit is lost.',
  },
  'GST-20': {
    name: 'Ask to cancel the GST number',
    form: 'REG-16',
    who: 'Businesses that close, are sold or fall below the limit',
    penalty:
      'Fees for returns that are not filed go on. After the cancellation comes the final return (GSTR-10), except from composition.',
    ask: 'It is counted from the day on which the business ended. Enter that day under “More answers”.',
  },
  'IT-01': {
    name: 'Pay in tax you deducted (TDS)',
    form: 'TDS challan',
    who: 'Businesses that deduct tax from pay, rent or bills. If the day is a Sunday, pay before it: the circular that lets you pay on Monday names advance tax',
    penalty:
      '{income-tax.tds.late-deduction} a month for deducting late, {income-tax.tds.late-deposit} a month or part of one for paying it in late.',
  },
  'IT-03': {
    name: 'Statement of tax you deducted',
    form: 'Form 138 (salaries), Form 140 (others)',
    who: 'Businesses that deduct tax from pay, rent or bills',
    penalty: '{income-tax.tds.statement-day} a day, at most the tax itself.',
  },
  'IT-08': {
    name: 'Certificates for the tax you deducted',
    form: 'Form 131',
    who: 'Businesses that deduct tax from rent or bills. Workers get theirs (Form 130) once a year, in June',
    penalty: unsure,
  },
  'IT-09': {
    name: 'Advance tax, instalment',
    form: 'Advance tax challan',
    who: 'People with tax of {sectors.tax.advance-above} or more for the year, without presumptive profit',
    penalty: 'Interest on what is short.',
  },
  'IT-12': {
    name: 'Advance tax, last instalment',
    form: 'Advance tax challan',
    who: 'People with tax of {sectors.tax.advance-above} or more for the year. With presumptive profit: the whole sum',
    penalty: 'Interest on what is short.',
  },
  'IT-14': {
    name: 'Income-tax return, business without audit',
    form: 'ITR-3, ITR-4, ITR-5',
    who: 'Firms and LLPs, and owners with income above {income-tax.slab.1.up-to} or sales above {income-tax.return-sales} a year, without audit',
    penalty: lateReturn,
  },
  'IT-14b': {
    name: 'Income-tax return: must you file?',
    form: 'ITR-3, ITR-4',
    who: 'Owners with sales up to {income-tax.return-sales} a year',
    penalty: lateReturn,
    ask: 'You must, by {income-tax.return-business}, if your income of the year is above {income-tax.slab.1.up-to}. So must you in a few other cases, such as large savings deposits. If so, tick it under “More answers”. If not, you owe no return.',
  },
  'IT-15': {
    name: 'Income-tax return, company or with audit',
    form: 'Income-tax return',
    who: 'Companies, and businesses that must be audited',
    penalty: lateReturn,
  },
  'IT-17': {
    name: 'Tax audit report',
    form: 'Audit report',
    who: 'Businesses whose accounts must be audited',
    penalty:
      'A fee of {income-tax.audit.late-month} for a delay of up to one month, {income-tax.audit.late-after} after that.',
  },
  'IT-18': {
    name: 'Last day for a late income-tax return',
    form: 'Income-tax return',
    who: 'Only people who missed the day of the return',
    penalty: lateReturn,
  },
  'LAB-01': {
    name: 'Provident fund (PF)',
    form: 'ECR and payment',
    who: 'Employers with {labour.epf.workers} or more workers, or registered',
    penalty:
      'Interest {labour.late.interest} a year, and damages {labour.late.epf-damages} a month of what is due.',
  },
  'LAB-02': {
    name: 'ESI contribution',
    form: 'ESI payment',
    who: 'Employers with {labour.esi.workers} or more workers, or registered',
    penalty: 'Interest {labour.late.interest} a year, and damages.',
  },
  'LAB-03': {
    name: 'Pay the wages of the month',
    form: 'Wages',
    who: 'Every employer',
    penalty: 'A penalty under the Code on Wages.',
  },
  'LAB-05': {
    name: 'Pay the yearly bonus',
    form: 'Bonus',
    who: 'Employers with {labour.bonus.workers} or more workers, for workers under the pay limit',
    penalty: 'A penalty under the Code on Wages.',
  },
  'LAB-07': {
    name: 'Yearly report on sexual harassment',
    form: 'POSH report',
    who: 'Employers with {labour.posh.workers} or more workers. This is the usual day: the law names none, and your district may name another',
    penalty: 'A fine that may go up to {labour.posh.fine}.',
  },
  'LAB-09': {
    name: 'Labour welfare fund',
    form: 'Telangana',
    who: 'Employers with {labour.lwf.workers} or more workers: {labour.lwf.employer} a year for each, and {labour.lwf.worker} from the worker’s pay',
    penalty: unsure,
  },
  'LAB-08': {
    name: 'Yearly labour return and welfare fund',
    form: 'By the state',
    who: 'Every employer',
    penalty: unsure,
    ask: 'The states are changing over to the new labour codes, and we could not confirm a day. Ask the labour office: which yearly return must I file, and is there a welfare fund to pay?',
  },
  'PT-01': {
    name: 'Professional tax of your workers',
    form: 'Telangana',
    who: 'Employers with workers above {labour.pt.wage-free} a month',
    penalty: unsure,
  },
  'PT-02': {
    name: 'Your own professional tax',
    form: 'Telangana',
    who: 'People in a profession or trade, as the list of the state says',
    penalty: unsure,
    ask: 'We could not confirm the day and the sum. Ask the Commercial Taxes office: is my trade on the list, how much is it, and by when?',
  },
  'PT-03': {
    name: 'Professional tax of your workers',
    form: 'Andhra Pradesh',
    who: 'Employers with workers above {professional-tax.andhra.free} a month',
    penalty: unsure,
  },
  'PT-04': {
    name: 'Professional tax of your workers',
    form: 'Karnataka',
    who: 'Employers with workers at {professional-tax.karnataka.free} a month or more',
    penalty: unsure,
  },
  'PT-05': {
    name: 'Your own professional tax',
    form: 'Karnataka',
    who: 'Businesses under GST, partners, LLPs, companies, and shops with {professional-tax.karnataka.shop-workers} or more workers',
    penalty: unsure,
  },
  'PT-05b': {
    name: 'Your own professional tax',
    form: 'Karnataka',
    who: 'Trades and professions on the list of the state',
    penalty: unsure,
    ask: 'Karnataka does not ask everybody. Ask the office for professional tax: is my trade on the list? If it is, the tax is paid by {calendar.pt.karnataka-own} every year: add your own date.',
  },
  'PT-06': {
    name: 'Professional tax of your workers',
    form: 'Maharashtra (PTRC)',
    who: 'Employers with workers above the pay limit',
    penalty: unsure,
    ask: 'Whether it is due each month or once a year depends on last year’s tax. Your registration says which. Then add your own date.',
  },
  'PT-06b': {
    name: 'Professional tax of your workers, for the year',
    form: 'Maharashtra (PTRC)',
    who: 'Employers with fewer than {calendar.pt.maharashtra-workers} workers, whose tax of a year stays low. In the first year of the registration it may be due every month: ask there',
    penalty: unsure,
  },
  'PT-07': {
    name: 'Your own professional tax',
    form: 'Maharashtra (PTEC)',
    who: 'Everybody in a trade or profession',
    penalty: unsure,
  },
  'PT-07b': {
    name: 'Your own professional tax',
    form: 'By the state',
    who: 'People in a trade or profession, as the list of the state says',
    penalty: unsure,
    ask: 'We could not confirm that street vendors pay it. If somebody asks you for it, ask the office for professional tax. Is my trade on the list, how much is it, and by when?',
  },
  'PT-09': {
    name: 'Professional tax',
    form: 'By the state',
    who: 'Employers, and in some states everybody in trade',
    penalty: unsure,
    ask: 'Your state has its own days, and some towns too. Ask the office for professional tax: must I pay for myself, for my workers, and by when?',
  },
  'CO-01': {
    name: 'Yearly meeting of members, at the latest',
    form: 'Annual general meeting',
    who: 'Companies except One Person Companies',
    penalty: 'Up to {company.agm.penalty}, and {company.agm.penalty-day} for each further day.',
  },
  'CO-02': {
    name: 'Accounts of the company',
    form: 'AOC-4',
    who: 'Companies, after the yearly meeting',
    penalty: lateCompany,
    ask: 'It is counted from the day of your yearly meeting. Enter that day under “More answers”.',
  },
  'CO-02b': {
    name: 'Accounts of the company',
    form: 'AOC-4',
    who: 'One Person Companies',
    penalty: lateCompany,
  },
  'CO-03': {
    name: 'Annual return of the company',
    form: 'MGT-7 or MGT-7A',
    who: 'Companies, after the yearly meeting',
    penalty: lateCompany,
    ask: 'It is counted from the day of your yearly meeting. Enter that day under “More answers”.',
  },
  'CO-04': {
    name: 'Annual return of the company',
    form: 'MGT-7A',
    who: 'One Person Companies',
    penalty: lateCompany,
  },
  'CO-05': {
    name: 'Tell who the auditor is',
    form: 'ADT-1',
    who: 'Companies that named an auditor at the meeting',
    penalty: 'A multiple of the normal fee.',
    ask: 'It is counted from the day of your yearly meeting. Enter that day under “More answers”.',
  },
  'CO-06': {
    name: 'Return of loans and deposits',
    form: 'DPT-3',
    who: 'Companies with loans on the last day of March',
    penalty: 'A multiple of the normal fee, and a penalty.',
  },
  'CO-07': {
    name: 'Dues to small suppliers, half-year',
    form: 'MSME Form 1',
    who: 'Companies that owe a small supplier for more than {company.suppliers.after}',
    penalty: unsure,
  },
  'CO-08': {
    name: 'Director’s details (DIN)',
    form: 'DIR-3 KYC',
    who: 'Everybody with a DIN',
    penalty: '{company.director-check.fee} to wake a DIN that was put to sleep.',
    ask: 'It comes {company.director-check}, by {company.director-check.due}. Which year is yours depends on your last one: look on the ministry’s site, then add your own date.',
  },
  'CO-10': {
    name: 'Declare the start of business',
    form: 'INC-20A',
    who: 'New companies with share capital',
    penalty:
      '{company.commencement.penalty} for the company; {company.commencement.officer-day} a day for officers, at most {company.commencement.officer-max}.',
  },
  'CO-11': {
    name: 'First board meeting and first auditor',
    form: 'Minutes',
    who: 'New companies',
    penalty: unsure,
  },
  'CO-12': {
    name: 'Board meeting of the half-year, at the latest',
    form: 'Minutes',
    who: 'Private companies that are small: one in each half of the year, and not close together',
    penalty: unsure,
  },
  'CO-12b': {
    name: 'Board meetings',
    form: 'Minutes',
    who: 'One Person Companies, and companies that are not small',
    penalty: unsure,
    ask: 'A One Person Company with one director needs none. With more directors it holds one in each half of the year. A company that is not small holds at least {company.board-meetings} a year. Add them as your own dates.',
  },
  'CO-13': {
    name: 'Share certificates to the members',
    form: 'Share certificate',
    who: 'New companies',
    penalty: unsure,
  },
  'LLP-01': {
    name: 'Annual return of the LLP',
    form: 'Form 11',
    who: 'Every LLP',
    penalty: lateLlp,
  },
  'LLP-02': {
    name: 'Accounts of the LLP',
    form: 'Form 8',
    who: 'Every LLP',
    penalty: lateLlp,
  },
  'LLP-04': {
    name: 'File the LLP agreement',
    form: 'Form 3',
    who: 'New LLPs',
    penalty: 'A multiple of the normal fee.',
  },
  'FS-01': {
    name: 'FSSAI annual fee',
    form: 'FoSCoS',
    who: 'Registered and licensed food businesses',
    penalty: unsure,
    ask: 'The licence has no end date, but the yearly fee goes on. We could not confirm one day for all. Your FoSCoS receipt shows until when it is paid: enter that day under “More answers”.',
  },
  'FS-02': {
    name: 'FSSAI annual return',
    form: 'Form D-1',
    who: 'Licensed makers and importers of food',
    penalty:
      '{fssai.annual-return.late-fee} a day, at most {fssai.annual-return.late-fee-cap} annual licence fees.',
  },
  'TL-01': {
    name: 'Apply for next year’s trade licence',
    form: 'GHMC, Cyberabad, Malkajgiri',
    who: 'Shops and workplaces in Hyderabad',
    penalty:
      '{trade.ghmc.late.first} more within {trade.ghmc.late.first-days}, then {trade.ghmc.late.second} more. With no licence: {trade.ghmc.unlicensed.once}, and {trade.ghmc.unlicensed.month} a month. Each year’s notice may name other days.',
  },
  'TL-02': {
    name: 'Renew the trade licence',
    form: 'Bengaluru',
    who: 'Shops and workplaces in Bengaluru',
    penalty:
      '{trade.bengaluru.late.march} more in March, {trade.bengaluru.late.april} more from April.',
  },
  'TL-03': {
    name: 'Renew the trade licence',
    form: 'Your municipality',
    who: 'Shops and workplaces, where the town asks for a licence',
    penalty: unsure,
    ask: 'Every town has its own days. Your licence names the last day: enter it under “More answers”. Or ask the municipal office whether you need one, in a village the gram panchayat.',
  },
  'SE-02': {
    name: 'Pay the yearly fee of the shop registration',
    form: 'Telangana Labour Department',
    who: 'Shops and workplaces in Telangana, from {trade.shops.telangana.annual-from}. There is no renewal, only this fee',
    penalty:
      '{trade.shops.telangana.late.december} more until the end of December, {trade.shops.telangana.late.after} more after that.',
  },
  'SE-03': {
    name: 'Renew the shop registration',
    form: 'Shops and Establishments',
    who: 'Shops and workplaces, where the certificate has a last day',
    penalty: unsure,
    ask: 'Your certificate names the last day: enter it under “More answers”. As reported, a certificate runs for {trade.shops.karnataka.years} in Karnataka. In Andhra Pradesh, as reported, it runs to the end of March of the third year.',
  },
  'SV-01': {
    name: 'Renew the certificate of vending',
    form: 'Town Vending Committee',
    who: 'Street vendors with a certificate',
    penalty: 'It may lapse. Apply before the day.',
    ask: 'Your certificate names its last day: enter it under “More answers”. In Telangana it is {vendor.telangana.years}, as reported. With no certificate yet, ask the Town Vending Committee.',
  },
  'SV-02': {
    name: 'Vending fee',
    form: 'Municipality',
    who: 'Street vendors with a certificate',
    penalty: unsure,
    ask: 'The municipality sets the fee and its day. In Telangana, as reported, registering costs {vendor.telangana.fee.town} in a town and {vendor.telangana.fee.corporation} in a city with a corporation. In a mission city it costs {vendor.telangana.fee.mission-city}. Ask there, then add your own date.',
  },
  'LM-01': {
    name: 'Have the scale stamped again',
    form: 'Legal Metrology',
    who: 'Sellers with an electronic scale',
    penalty:
      'A fine; a first offence can cost up to {sectors.scales.fine}. Since {sectors.scales.notice-since} a first lapse on the list brings a notice first: who puts it right in time pays nothing. Not for fraud or tampering.',
  },
  'IEC-01': {
    name: 'Confirm the import-export code',
    form: 'IEC, DGFT',
    who: 'Everybody with an import-export code, from {sectors.iec.confirm-from}',
    penalty: 'The code sleeps until it is confirmed.',
  },
  'TM-01': {
    name: 'Renew the trademark',
    form: 'TM-R',
    who: 'Owners of a trademark',
    penalty:
      '{trademark.fee.renewal-late} more within {trademark.renewal.grace}; after that the mark can be lost.',
  },
  'FIRE-01': {
    name: 'Renew the fire NOC',
    form: 'Fire service',
    who: 'If you have one',
    penalty: renew,
  },
  'POL-01': {
    name: 'Renew the pollution consent',
    form: 'Consent to operate',
    who: 'If you have one',
    penalty: renew,
  },
  'BIS-01': {
    name: 'Pay the yearly BIS fee in advance, or renew',
    form: 'BIS, with the statement of production',
    who: 'If you have a licence or a registration. A licence is given for at most {bis.licence.first}',
    penalty:
      'Paid late: suspended for up to {bis.suspension}, and {bis.fee.late} more; then it is cancelled. Without it the goods may not be sold.',
  },
  'GS1-01': {
    name: 'Renew the barcode subscription',
    form: 'GS1 India',
    who: 'If you have your own barcodes',
    penalty:
      'After {barcode.grace}: {barcode.late-penalty} for the next {barcode.late-days}, then the numbers end.',
  },
};
