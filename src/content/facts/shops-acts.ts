import {
  count,
  days,
  everyYear,
  months,
  percent,
  readOn,
  reviewedBefore,
  rupees,
  years,
} from './make.ts';
import type { Document, Fact } from './types.ts';

const { official, reported } = readOn('2026-11-23');
const later = readOn('2026-11-28');

const telangana: Document = {
  title:
    'Telangana Shops and Establishments Act, 1988: procedure, fee of the registration certificate and annual fee',
  publisher: 'Labour Department, Government of Telangana',
  url: 'https://labour.telangana.gov.in/ProcedureChecklist.do',
};
const telanganaDays: Document = {
  title: 'Telangana Shops and Establishments Act, 1988, section 3(1), as reported',
  publisher: 'Kanoons, a private firm',
  url: 'https://kanoons.com/?p=5373',
};
/** An undated leaflet of 2016. No newer table was found, so its fees count as reported. */
const andhra: Document = {
  title:
    'A.P. Shops and Establishments Act, 1988, sections 3 and 4, and Schedule I of the Rules: leaflet of the Labour Department of 2016',
  publisher: 'Scribd, copy of a reader',
  url: 'https://scribd.com/document/454760205/apse-05072016',
};
const maharashtra: Document = {
  title:
    'Maharashtra Shops and Establishments Act, 2017, sections 6(1) and 7, as amended by Ordinance VIII of 2025',
  publisher: 'anevagi.com, a law firm',
  url: 'https://www.anevagi.com/article/maharashtra-ordinance-2025-expansion-of-applicability-and-rationalisation-of-working-conditions-under-the-shops-and-establishments-act.php',
};
const maharashtraDays: Document = {
  title: 'Maharashtra Shops and Establishments Act, 2017: registration and intimation',
  publisher: 'Dictum Net',
  url: 'https://www.dictumnetlc.com/the-maharashtra-shops-and-establishments-regulation-of-employment-and-conditions-of-service-act-2017-latest-modification/',
};
const karnataka: Document = {
  title: 'Karnataka Shops and Commercial Establishments Act, 1961, section 4, as reported',
  publisher: 'Companiesinn, a private firm',
  url: 'https://companiesinn.com/articles/Shop-and-Establishment-Registration-Karnataka',
};
const gujarat: Document = {
  title:
    'Gujarat Shops and Establishments (Amendment) Ordinance of 16 December 2025, and the Bill passed on 17 February 2026',
  publisher: 'Mondaq, 11 March 2026',
  url: 'https://www.mondaq.com/india/employee-benefits-compensation/1755774/amendment-to-gujarat-shops-and-establishment-act-relief-for-small-businesses',
};
const gujaratDays: Document = {
  title: 'Gujarat Shops and Establishments Act, 2019: registration and intimation',
  publisher: 'Legality Simplified, a private firm',
  url: 'https://www.legalitysimplified.com/new-gujarat-shops-establishments-act-2019/',
};
const uttarPradesh: Document = {
  title:
    'Uttar Pradesh Dookan Aur Vanijya Adhishthan Adhiniyam, 1962, amended by Notification 208(2)/79-V-1-2025 of 19 November 2025',
  publisher: '1-Comply, a private firm',
  url: 'https://1-comply.com/uttar-pradesh-dookan-aur-vanijya-adhishthan-sanshodhan-ordinance-2025',
};
const rajasthan: Document = {
  title:
    'Rajasthan Shops and Commercial Establishments Act, 1958, section 3(2), notification of 19 August 2025',
  publisher: 'King Stubb & Kasiva, a law firm',
  url: 'https://ksandk.com/newsletter/rajasthan-eases-registration-for-small-establishments',
};
const tamilNadu: Document = {
  title:
    'Tamil Nadu Shops and Establishments (Amendment) Act, 2018, in force from 2 July 2024, and Rules 2A and 2B',
  publisher: 'Pioneer One, a private firm',
  url: 'https://pioneerone.in/tamil-nadu-shops-and-establishments-act-registration',
};
const delhi: Document = {
  title: 'Delhi Shops and Establishments Act, 1954, section 5: registration online, without fee',
  publisher: 'The Pioneer, 2025',
  url: 'https://www.dailypioneer.com/2025/state-editions/delhi-govt-scraps-mandatory-renewal-of-shop-registration.html',
};

/** Fees and limits of the states moved often of late, so they are looked at again soon. */
const { figure } = reviewedBefore('2027-02-18');

/** When a shop registers under the Shops Act of its state, and what it pays. */
export const shopsActFacts = [
  figure('trade.shops.telangana.within', days(30), { source: reported(telanganaDays) }),
  figure('trade.shops.telangana.band.first', count('workers', 5), { source: official(telangana) }),
  figure('trade.shops.telangana.band.second', count('workers', 10), {
    source: official(telangana),
  }),
  figure('trade.shops.telangana.band.third', count('workers', 20), { source: official(telangana) }),
  figure('trade.shops.telangana.band.fourth', count('workers', 50), {
    source: official(telangana),
  }),
  figure('trade.shops.telangana.fee.none', rupees(100), { source: official(telangana) }),
  figure('trade.shops.telangana.fee.first', rupees(500), { source: official(telangana) }),
  figure('trade.shops.telangana.fee.second', rupees(1000), { source: official(telangana) }),
  figure('trade.shops.telangana.fee.third', rupees(2000), { source: official(telangana) }),
  figure('trade.shops.telangana.fee.fourth', rupees(5000), { source: official(telangana) }),
  figure('trade.shops.telangana.annual-from', everyYear(1, 11), { source: official(telangana) }),
  figure('trade.shops.telangana.annual-by', everyYear(1, 12), { source: official(telangana) }),
  figure('trade.shops.telangana.late.december', percent(25), { source: official(telangana) }),
  figure('trade.shops.telangana.late.after', percent(50), { source: official(telangana) }),
  figure('trade.shops.andhra.within', days(30), { source: reported(andhra) }),
  figure('trade.shops.andhra.band.first', count('workers', 5), { source: reported(andhra) }),
  figure('trade.shops.andhra.band.second', count('workers', 10), { source: reported(andhra) }),
  figure('trade.shops.andhra.band.third', count('workers', 20), { source: reported(andhra) }),
  figure('trade.shops.andhra.fee.none', rupees(30), { source: reported(andhra) }),
  figure('trade.shops.andhra.fee.first', rupees(100), { source: reported(andhra) }),
  figure('trade.shops.andhra.fee.second', rupees(200), { source: reported(andhra) }),
  figure('trade.shops.andhra.fee.third', rupees(350), { source: reported(andhra) }),
  figure('trade.shops.maharashtra.workers', count('workers', 20), {
    source: reported(maharashtra),
    from: '2025-10-01',
  }),
  figure('trade.shops.maharashtra.within', days(60), { source: later.reported(maharashtraDays) }),
  figure('trade.shops.karnataka.within', days(30), { source: reported(karnataka) }),
  figure('trade.shops.karnataka.years', years(5), { source: reported(karnataka) }),
  figure('trade.shops.gujarat.workers', count('workers', 20), {
    source: reported(gujarat),
    from: '2025-12-16',
  }),
  figure('trade.shops.gujarat.within', days(60), { source: reported(gujaratDays) }),
  figure('trade.shops.uttar-pradesh.workers', count('workers', 20), {
    source: reported(uttarPradesh),
    from: '2025-11-19',
  }),
  figure('trade.shops.uttar-pradesh.within', months(6), {
    source: reported(uttarPradesh),
    from: '2025-11-19',
  }),
  figure('trade.shops.rajasthan.exempt', count('workers', 10), {
    source: reported(rajasthan),
    from: '2025-08-19',
  }),
  figure('trade.shops.tamil-nadu.workers', count('workers', 10), {
    source: reported(tamilNadu),
    from: '2024-07-02',
  }),
  figure('trade.shops.tamil-nadu.within', months(6), {
    source: reported(tamilNadu),
    from: '2024-07-02',
  }),
  figure('trade.shops.tamil-nadu.fee', rupees(100), {
    source: reported(tamilNadu),
    from: '2024-07-02',
  }),
  figure('trade.shops.delhi.fee', { unit: 'words', key: 'nothing' }, { source: reported(delhi) }),
] as const satisfies readonly Fact[];
