import { count, date, everyYear, percent, readOn, reviewedBefore, rupees } from './make.ts';
import type { Fact, FactValue, OurSource, Document } from './types.ts';

const { official, reported } = readOn('2026-11-23');

const ghmcRates: Document = {
  title: 'GHMC: rate of the trade licence by the width of the road, and the widths',
  publisher: 'Deccan Chronicle, 13 March 2018',
  url: 'https://www.deccanchronicle.com/nation/current-affairs/130318/hyderabad-trade-licence-must-for-private-schools-colleges.html',
};
const ghmcRenewal: Document = {
  title: 'GHMC: dates, late charges and Green Fund of the licences for 2026',
  publisher: 'The Hans India, 21 November 2025',
  url: 'https://www.thehansindia.com/news/cities/hyderabad/ghmc-extends-last-date-to-apply-for-trade-licence-1025022',
};
const ghmcDeadline: Document = {
  title: 'GHMC: the original deadline for licences for 2026, before its extension',
  publisher: 'The Siasat Daily, 19 November 2025',
  url: 'https://www.siasat.com/ghmc-extends-trade-license-application-period-till-dec-20-3298557/',
};
const ghmcUnlicensed: Document = {
  title: 'GHMC: penalty for trading without a licence',
  publisher: 'Telangana Today, 20 February 2021',
  url: 'https://telanganatoday.com/renew-licenses-by-march-31-ghmc-commissioner-tells-traders',
};
const ghmcExample: OurSource = {
  ours: 'sum',
  url: 'https://www.ghmc.gov.in',
  readOn: '2026-11-23',
};
const towns: Document = {
  title:
    'Issue of Trade License, as per the Telangana Municipalities Act, 2019, and G.O. Ms. No. 147 MA of 22 September 2020',
  publisher: 'Government of Telangana, e-municipal portal',
  url: 'https://emunicipal.telangana.gov.in/Website/IssueOfTradeLicense',
};
const bengaluru: Document = {
  title: 'Circular of the Greater Bengaluru Authority on renewal for 2026-27, as reported',
  publisher: 'The New Indian Express, 3 February 2026',
  url: 'https://www.newindianexpress.com/cities/bengaluru/2026/Feb/03/bengaluru-to-impose-100-pc-penalty-on-business-licence-renewals-from-april',
};
const delhi: Document = {
  title:
    'Municipal Corporation of Delhi: general trade licence, section 417 of the DMC Act, 1957, with the property tax',
  publisher: 'Hindustan Times, 3 December 2025',
  url: 'https://www.hindustantimes.com/cities/delhi-news/delhi-municipal-body-integrates-general-trade-licence-with-property-tax-system-101764701293803.html',
};
const delhiPortal: Document = {
  title: 'Municipal Corporation of Delhi: licences on the property tax portal since 23 June 2026',
  publisher: 'Whalesbook',
  url: 'https://www.whalesbook.com/news/English/other/MCD-Integrates-Trade-Licenses-With-Property-Tax-Portal/6a3c1bb57588a3c0dee6d97d',
};
const delhiFactory: Document = {
  title: 'Municipal Corporation of Delhi: factory licence with the property tax',
  publisher: 'The New Indian Express, 11 September 2025',
  url: 'https://www.newindianexpress.com/cities/delhi/2025/Sep/11/mcd-launches-integration-of-factory-licence-with-property-tax-portal',
};

/** Fees and dates of a city move every year, so they are looked at again sooner. */
const fees = '2027-02-18';
const { figure } = reviewedBefore(fees);
const feet = (amount: number): FactValue => ({ unit: 'count', amount, of: 'feet' });

const rates = { narrow: 3, middle: 4, wide: 6 } as const;
const greenFund = { share: 10, feeMax: 5000, above: 1000, roundedTo: 50 } as const;
const late = { first: 25, second: 50 } as const;

/** The shop of the worked example: on a road of middle width. */
const exampleArea = 300;
const exampleFee = exampleArea * rates.middle;
const exampleFund =
  Math.ceil((exampleFee * greenFund.share) / 100 / greenFund.roundedTo) * greenFund.roundedTo;

/** Every figure of the trade licence guide. */
export const tradeLicenceFacts = [
  figure('trade.ghmc.rate.narrow', rupees(rates.narrow), { source: reported(ghmcRates) }),
  figure('trade.ghmc.rate.middle', rupees(rates.middle), { source: reported(ghmcRates) }),
  figure('trade.ghmc.rate.wide', rupees(rates.wide), {
    source: reported(ghmcRates),
  }),
  figure('trade.ghmc.road.narrow', feet(20), {
    source: reported(ghmcRates),
  }),
  figure('trade.ghmc.road.wide', feet(30), {
    source: reported(ghmcRates),
  }),
  figure('trade.ghmc.green-fund.share', percent(greenFund.share), {
    source: reported(ghmcRenewal),
  }),
  figure('trade.ghmc.green-fund.fee-max', rupees(greenFund.feeMax), {
    source: reported(ghmcRenewal),
  }),
  figure('trade.ghmc.green-fund.above', rupees(greenFund.above), {
    source: reported(ghmcRenewal),
  }),
  figure('trade.ghmc.green-fund.rounded-to', rupees(greenFund.roundedTo), {
    source: reported(ghmcRenewal),
  }),
  figure(
    'trade.ghmc.apply-before',
    { unit: 'days', amount: 30 },
    { source: reported(ghmcRenewal) },
  ),
  figure('trade.ghmc.apply-by', everyYear(1, 12), { source: reported(ghmcDeadline) }),
  figure('trade.ghmc.year-end', everyYear(31, 12), {
    source: reported(ghmcRenewal),
  }),
  figure('trade.ghmc.last-free-day', date('2025-12-20'), { source: reported(ghmcRenewal) }),
  figure('trade.ghmc.last-first-charge-day', date('2026-02-19'), {
    source: reported(ghmcRenewal),
  }),
  figure('trade.ghmc.late.first', percent(late.first), {
    source: reported(ghmcRenewal),
  }),
  figure('trade.ghmc.late.second', percent(late.second), {
    source: reported(ghmcRenewal),
  }),
  figure(
    'trade.ghmc.late.first-days',
    { unit: 'days', amount: 60 },
    { source: reported(ghmcRenewal) },
  ),
  figure('trade.ghmc.unlicensed.once', percent(100), { source: reported(ghmcUnlicensed) }),
  figure('trade.ghmc.unlicensed.month', percent(10), { source: reported(ghmcUnlicensed) }),
  figure(
    'trade.ghmc.example.area',
    { unit: 'count', amount: exampleArea, of: 'square-feet' },
    { source: ghmcExample },
  ),
  figure('trade.ghmc.example.fee', rupees(exampleFee), {
    source: ghmcExample,
  }),
  figure('trade.ghmc.example.green-fund', rupees(exampleFund), {
    source: ghmcExample,
  }),
  figure('trade.ghmc.example.on-time', rupees(exampleFee + exampleFund), {
    source: ghmcExample,
  }),
  figure(
    'trade.ghmc.example.late',
    rupees(exampleFee + exampleFund + (exampleFee * late.first) / 100),
    { source: ghmcExample },
  ),
  figure('trade.telangana-town.papers', count('papers', 2), { source: official(towns) }),
  figure('trade.bengaluru.opens', everyYear(1, 2), {
    source: reported(bengaluru),
  }),
  figure('trade.bengaluru.closes', everyYear(28, 2), {
    source: reported(bengaluru),
  }),
  figure('trade.bengaluru.late.march', percent(25), {
    source: reported(bengaluru),
  }),
  figure('trade.bengaluru.late.april', percent(100), {
    source: reported(bengaluru),
  }),
  figure(
    'trade.bengaluru.years',
    { unit: 'years', from: 1, to: 5 },
    { source: reported(bengaluru) },
  ),
  figure('trade.bengaluru.road-min', feet(40), { source: reported(bengaluru) }),
  figure('trade.delhi.general', percent(15), { source: reported(delhi) }),
  figure('trade.delhi.portal-since', date('2026-06-23'), { source: reported(delhiPortal) }),
  figure('trade.delhi.factory', percent(5), { source: reported(delhiFactory) }),
] as const satisfies readonly Fact[];
