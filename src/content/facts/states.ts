import {
  count,
  date,
  days,
  longDate,
  months,
  percent,
  readOn,
  reviewedBefore,
  rupees,
  years,
  dayOfMonth,
} from './make.ts';
import type { Document, Fact, FactValue, Source } from './types.ts';

const { law, official, reported } = readOn('2026-11-23');
const readNow = readOn('2026-11-24');
const lastRead = readOn('2026-11-28');

/** The page still names the taxes before GST, so it is from before July 2017. */
const andhraDesk = {
  title: 'Single desk: permissible time limits',
  publisher: 'Industries Department, Andhra Pradesh',
  url: 'https://www.apindustries.gov.in/APIndus/UserInterface/RawMaterials/SingleDesk.aspx?det=Est',
} as const;
const andhraTown = {
  title: 'Citizen charter of the municipality of Chilakaluripet, row 15',
  publisher: 'Municipal Administration, Andhra Pradesh',
  url: 'https://chilakaluripet.cdma.ap.gov.in/en/citizen-charter',
} as const;

const hours = (amount: number): FactValue => count('hours', amount);
const metres = (amount: number): FactValue => count('metres', amount);
const squareMetres = (amount: number): FactValue => count('square-metres', amount);
const nothing: FactValue = { unit: 'words', key: 'nothing' };

const ages: Document = {
  title: 'Street Vendors Act, 2014: matrix of the rules of the states, age under section 36(2)(a)',
  publisher: 'Centre for Civil Society',
  url: 'https://imgcdn.ccs.in/svm_matrix/SVA_Rules_Matrix.html',
};
const whiteList: Document = {
  title: 'White category of industries, G.S.R. 761(E) of 17 October 2025, as reported',
  publisher: 'Hindustan Times, 24 October 2025',
  url: 'https://www.hindustantimes.com/india-news/ministry-expands-list-of-industries-that-are-minimal-polluters-101761247051835.html',
};
const withoutTax: Document = {
  title: 'States without professional tax',
  publisher: 'Praans Consultech',
  url: 'https://praansconsultech.com/professional-tax',
};

const andhraHours: Document = {
  title: 'Andhra Pradesh Shops and Establishments Amendment Act, 2025, in force',
  publisher: 'NTV Telugu',
  url: 'https://ntvtelugu.com/andhra-pradesh-news/ap-shops-and-establishments-amendment-act-came-into-effect-women-allowed-to-work-night-shifts-889301.html',
};
const andhraEveryDay: Document = {
  title: 'Andhra Pradesh: retail shops may open every day, notification of 1 November 2022',
  publisher: 'Legality Simplified',
  url: 'https://legalitysimplified.com/government-of-andhra-pradesh-allows-retail-enterprises-to-stay-open-every-day-for-a-period-of-5-years',
};
const andhraTrade: Document = {
  title: 'Trade licence in the towns of Andhra Pradesh: renewal',
  publisher: 'sachivalayam.com',
  url: 'https://sachivalayam.com/docs/new-trade-license-renewal-application-process/',
};
const andhraPapers: Document = {
  title: 'Andhra Pradesh: trade licence, fact sheet of the state for the reforms of 2022',
  publisher: 'Scribd, copy of a reader',
  url: 'https://www.scribd.com/document/658664933',
};
const andhraFire: Document = {
  title: 'Andhra Pradesh: who needs a fire licence',
  publisher: 'IndiaFilings',
  url: 'https://www.indiafilings.com/learn/andhra-pradesh-fire-license',
};
const andhraFireAct: Document = {
  title: 'Andhra Pradesh Fire Service Act, 1999: no-objection certificate of the fire department',
  publisher: 'Assurance India',
  url: 'https://www.assuranceindia.com/compliance/no-objection/',
};

const maharashtraHours: Document = {
  title: 'Maharashtra Shops and Establishments Amendment Ordinance of 2025: working hours',
  publisher: 'GDSN & Co.',
  url: 'https://www.gdsnco.in/2025/10/06/maharashtra-shops-establishments-amendment-2025',
};

const karnatakaHours: Document = {
  title: 'Karnataka: working hours of shops that open day and night, LD 4 LET 2019 as amended',
  publisher: 'Gupta Consultants',
  url: 'https://guptaconsultants.com/?p=5007',
};
const karnatakaFire: Document = {
  title: 'Karnataka Fire Force (Amendment) Bill, passed by the Assembly on 17 July 2023',
  publisher: 'Deccan Herald, 17 July 2023',
  url: 'https://www.deccanherald.com/state/top-karnataka-stories/bill-on-fire-safety-noc-passed-in-karnataka-assembly-1237982.html',
};
const karnatakaFireOrder: Document = {
  title:
    'Karnataka: clearance of the fire department for buildings of 15 metres, 14 September 2025',
  publisher: 'Media One Kannada',
  url: 'https://mediaonekannada.com/2025/09/14/18192',
};
const karnatakaFireService: Document = {
  title: 'Application for a no objection certificate of a high-rise building',
  publisher: 'Seva Sindhu, Government of Karnataka',
  url: 'https://sevasindhu.karnataka.gov.in/Category/Application%20for%20No%20Objection%20Certificate%20(High%20rise%20Building)%20-%20Fire%20&%20Emergency.html',
};

const tamilNaduHours: Document = {
  title: 'Tamil Nadu: shops may open day and night for three years, notification of 8 May 2025',
  publisher: 'Legality Simplified',
  url: 'https://www.legalitysimplified.com/tn-allows-shops-to-operate-24x7-for-3-years-from-june-2025/',
};
const chennaiTax: Document = {
  title: 'Professional tax in Chennai, circular R.D.(HQ).C.No.PT/SPL/2024 of January 2025',
  publisher: 'AscentHR',
  url: 'https://ascent-hr.com/notification/professional-tax-slab-revision-chennai',
};
const tamilNaduVillages: Document = {
  title: 'Tamil Nadu: small and micro shops of villages need no trade licence, 2025',
  publisher: 'Dinasuvadu',
  url: 'https://www.dinasuvadu.com/tag/local-shops',
};

const uttarPradeshFire: Document = {
  title: 'Uttar Pradesh: fire certificates after an audit, order of the Home Department',
  publisher: 'Jagran, 12 December 2025',
  url: 'https://www.jagran.com/uttar-pradesh/lucknow-city-fire-safety-certificates-in-up-after-3rd-party-audit-40069357.html',
};
const uttarPradeshWages: Document = {
  title: 'Uttar Pradesh: interim rise of minimum wages from 1 April 2026',
  publisher: 'KNN India, 15 April 2026',
  url: 'https://www.knnindia.co.in/uploads/xmlnews/45798.xml',
};

const gujaratHours: Document = {
  title: 'Gujarat Shops and Establishments (Amendment) Bill, 2026: working hours',
  publisher: 'IANS, 17 February 2026',
  url: 'https://www.thehawk.in/news/india/gujarat-assembly-passes-shops-and-establishments-amendment-bill',
};
const gujaratTax: Document = {
  title: 'Gujarat professional tax, notification GHN-35-PFT-2022',
  publisher: 'Simpliance, 8 April 2022',
  url: 'https://www.simpliance.in/India/LEI/govt_notification/gujarat/introduction-of-new-slab-rates-under-professional-tax-in-gujarat-1429',
};
const gujaratTaxDay: Document = {
  title: 'Professional tax: registration and payment',
  publisher: 'Mahesana Municipal Corporation',
  url: 'https://mahesanacity.in/pdf/professionaltax',
};
const gujaratFire: Document = {
  title: 'Gujarat Fire Prevention and Life Safety Measures Rules, 2014, rule 23(2), explained',
  publisher: '1-Comply',
  url: 'https://1-comply.com/?p=16263',
};

const bengalHours: Document = {
  title: 'West Bengal Shops and Establishments Act, 1963: frequently asked questions',
  publisher: 'Labour Commissionerate, Government of West Bengal',
  url: 'https://wbshopsonline.gov.in/site/home/faq',
};
const bengalTax: Document = {
  title: 'Professional tax in West Bengal: enrolment, registration and rates',
  publisher: 'nplp.in',
  url: 'https://nplp.in/ptax.html',
};
const bengalFire: Document = {
  title: 'West Bengal Fire Services Act, 1950, section 2(hb), explained',
  publisher: 'IndiaFilings',
  url: 'https://www.indiafilings.com/learn/fire-license-in-west-bengal/',
};
const bengalWages: Document = {
  title: 'West Bengal minimum wages from 1 July 2026, No. 30/Stat/14/RW/24/2023/LCS/JLC',
  publisher: 'Workforce',
  url: 'https://www.workforce.org.in/the-west-bengal-minimum-wages-notification-jul-2026?oId=1606',
};
const kolkata: Document = {
  title: 'Certificate of enlistment: frequently asked questions',
  publisher: 'Kolkata Municipal Corporation',
  url: 'https://www.kmcgov.in/KMCPortal/jsp/TradeLicenseFAQs.jsp',
};

const biharShops: Document = {
  title: 'Bihar Shops and Establishments Act, 2025: registration and hours',
  publisher: 'Legality Simplified',
  url: 'https://www.legalitysimplified.com/?p=67219',
};
const biharTax: Document = {
  title: 'Bihar Tax on Professions, Trades, Callings and Employments Act, 2011, Schedule',
  publisher: 'Copy of salestaxindia.com',
  url: 'https://www.salestaxindia.com/DEMO/TreeMenu.aspx?menu=158730',
};
const biharDealers: Document = {
  title: 'Bihar professional tax: dealers, days and late fee',
  publisher: 'Praans Consultech',
  url: 'https://www.praansconsultech.com/professional-tax-details/bihar',
};
const biharWages: Document = {
  title: 'Bihar minimum wages from 1 October 2025',
  publisher: 'Hindustan, 24 September 2025',
  url: 'https://www.livehindustan.com/bihar/nitish-kumar-government-increased-minimum-wage-for-labours-in-bihar-201758701904095.html',
};

/** Fees, wages and hours of the states move often. */
const { figure } = reviewedBefore('2027-02-18');
const since = (source: Source, from: `${number}-${number}-${number}`) => ({ source, from });

/** Figures of the pages of states (`src/content/states`). What was read, and what was not found: docs/law-review/states.md. */
export const stateFacts = [
  figure('state.white-list.bakery-above', count('tonnes-a-day', 0.5), {
    source: reported(whiteList),
    from: '2025-10-17',
  }),
  figure('state.white-list.bakery-below', count('tonnes-a-day', 1), {
    source: reported(whiteList),
    from: '2025-10-17',
  }),
  figure('state.vendor-age.gujarat', years(18), { source: reported(ages) }),
  figure('state.vendor-age.rajasthan', years(18), { source: reported(ages) }),
  figure('state.vendor-age.west-bengal', years(18), { source: reported(ages) }),
  figure('state.vendor-age.uttar-pradesh', years(14), { source: reported(ages) }),
  figure('state.vendor-age.bihar', years(14), { source: reported(ages) }),
  figure('state.professional-tax.uttar-pradesh', nothing, { source: reported(withoutTax) }),
  figure('state.professional-tax.rajasthan', nothing, { source: reported(withoutTax) }),

  figure('state.andhra.hours.day', hours(10), { source: reported(andhraHours) }),
  figure('state.andhra.hours.week', hours(48), { source: reported(andhraHours) }),
  figure('state.andhra.hours.overtime', hours(144), { source: reported(andhraHours) }),
  figure('state.andhra.every-day.from', date('2022-11-01'), { source: reported(andhraEveryDay) }),
  figure('state.andhra.every-day.years', years(5), { source: reported(andhraEveryDay) }),
  figure('state.andhra.trade.years', years(1), { source: reported(andhraTrade) }),
  figure('state.andhra.trade.renew-within', days(30), { source: reported(andhraTrade) }),
  figure('state.andhra.trade.papers', count('papers', 2), { source: reported(andhraPapers) }),
  figure('state.andhra.fire.decision', days(15), { source: readNow.official(andhraDesk) }),
  figure('state.andhra.partnership.decision', days(3), { source: readNow.official(andhraDesk) }),
  figure('state.andhra.trade.decision', days(15), { source: readNow.official(andhraTown) }),
  figure('state.andhra.fire.business', metres(15), { source: reported(andhraFire) }),
  figure('state.andhra.fire.homes', metres(18), { source: reported(andhraFire) }),
  figure('state.andhra.fire.halls-plot', squareMetres(500), {
    source: lastRead.reported(andhraFireAct),
  }),
  figure('state.andhra.fire.halls-height', metres(6), {
    source: lastRead.reported(andhraFireAct),
  }),

  figure('state.maharashtra.hours.day', hours(10), since(reported(maharashtraHours), '2025-10-01')),
  figure(
    'state.maharashtra.hours.spread',
    hours(12),
    since(reported(maharashtraHours), '2025-10-01'),
  ),
  figure(
    'state.maharashtra.hours.break-after',
    hours(6),
    since(reported(maharashtraHours), '2025-10-01'),
  ),

  figure('state.karnataka.hours.day', hours(9), { source: reported(karnatakaHours) }),
  figure('state.karnataka.hours.week', hours(48), { source: reported(karnatakaHours) }),
  figure('state.karnataka.hours.with-overtime', hours(10), { source: reported(karnatakaHours) }),
  figure('state.karnataka.hours.overtime', hours(50), { source: reported(karnatakaHours) }),
  figure('state.karnataka.fire.order', metres(15), {
    source: readNow.reported(karnatakaFireOrder),
  }),
  figure('state.karnataka.fire.order-month', longDate('2025-09'), {
    source: readNow.reported(karnatakaFireOrder),
  }),
  figure('state.karnataka.fire.bill', metres(21), { source: reported(karnatakaFire) }),
  figure('state.karnataka.fire.service', metres(15), { source: official(karnatakaFireService) }),

  figure('state.tamil-nadu.hours.day', hours(8), since(reported(tamilNaduHours), '2025-06-05')),
  figure('state.tamil-nadu.hours.week', hours(48), since(reported(tamilNaduHours), '2025-06-05')),
  figure(
    'state.tamil-nadu.hours.with-overtime',
    hours(10.5),
    since(reported(tamilNaduHours), '2025-06-05'),
  ),
  figure(
    'state.tamil-nadu.hours.workers',
    count('workers', 10),
    since(reported(tamilNaduHours), '2025-06-05'),
  ),
  figure('state.tamil-nadu.village-licence', nothing, { source: reported(tamilNaduVillages) }),
  figure('state.chennai.tax.free', rupees(21_000), { source: reported(chennaiTax) }),
  figure('state.chennai.tax.most', rupees(1250), { source: reported(chennaiTax) }),
  figure('state.chennai.tax.most-from', rupees(75_000), { source: reported(chennaiTax) }),

  figure('state.uttar-pradesh.fire.years', years(5), { source: reported(uttarPradeshFire) }),
  figure(
    'state.uttar-pradesh.wages.rise',
    percent(21),
    since(reported(uttarPradeshWages), '2026-04-01'),
  ),

  figure('state.gujarat.hours.day', hours(10), since(reported(gujaratHours), '2025-12-16')),
  figure('state.gujarat.hours.break-after', hours(6), since(reported(gujaratHours), '2025-12-16')),
  figure('state.gujarat.hours.overtime', hours(144), since(reported(gujaratHours), '2025-12-16')),
  figure('state.gujarat.tax.free', rupees(12_000), { source: reported(gujaratTax) }),
  figure('state.gujarat.tax.month', rupees(200), { source: reported(gujaratTax) }),
  figure('state.gujarat.tax.mahesana-day', dayOfMonth(15), {
    source: official(gujaratTaxDay),
  }),
  figure('state.gujarat.fire.height', metres(15), { source: reported(gujaratFire) }),
  figure('state.gujarat.fire.floor', squareMetres(500), { source: reported(gujaratFire) }),

  figure('state.west-bengal.hours.week', hours(48), { source: official(bengalHours) }),
  figure('state.west-bengal.hours.with-overtime', hours(10), { source: official(bengalHours) }),
  figure('state.west-bengal.hours.overtime', hours(120), { source: official(bengalHours) }),
  figure('state.west-bengal.hours.break-after', hours(6), { source: official(bengalHours) }),
  figure('state.west-bengal.tax.free', rupees(10_000), { source: reported(bengalTax) }),
  figure('state.west-bengal.tax.first', rupees(110), { source: reported(bengalTax) }),
  figure('state.west-bengal.tax.most', rupees(200), { source: reported(bengalTax) }),
  figure('state.west-bengal.tax.most-from', rupees(40_000), { source: reported(bengalTax) }),
  figure('state.west-bengal.tax.own-most', rupees(2500), { source: reported(bengalTax) }),
  figure('state.west-bengal.fire.height', metres(14.5), { source: reported(bengalFire) }),
  figure(
    'state.west-bengal.wages.town',
    rupees(10_558),
    since(reported(bengalWages), '2026-07-01'),
  ),
  figure(
    'state.west-bengal.wages.village',
    rupees(9760),
    since(reported(bengalWages), '2026-07-01'),
  ),
  figure('state.kolkata.enlistment.papers', count('papers', 2), { source: official(kolkata) }),

  figure('state.bihar.shops.workers', count('workers', 10), { source: reported(biharShops) }),
  figure('state.bihar.shops.within', months(6), { source: reported(biharShops) }),
  figure('state.bihar.hours.day', hours(9), { source: reported(biharShops) }),
  figure('state.bihar.hours.week', hours(48), { source: reported(biharShops) }),
  figure('state.bihar.tax.free', rupees(300_000), { source: law(biharTax) }),
  figure('state.bihar.tax.first', rupees(1000), { source: law(biharTax) }),
  figure('state.bihar.tax.most', rupees(2500), { source: law(biharTax) }),
  figure('state.bihar.tax.most-from', rupees(1_000_000), { source: law(biharTax) }),
  figure('state.bihar.tax.dealer-free', rupees(1_000_000), { source: reported(biharDealers) }),
  figure('state.bihar.wages.day', rupees(428), since(reported(biharWages), '2025-10-01')),
] as const satisfies readonly Fact[];
