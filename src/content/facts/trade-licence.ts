import { date, everyYear, percent, reviewedOn, rupees } from './make.ts';
import type { Fact, FactValue, Source } from './types.ts';

/** Trade licences of cities. Source of every row: the fact file, A.5, 1.8 (TL, SE) and 4.13. */
const ghmcSite = 'https://www.ghmc.gov.in';
const ghmc = 'Greater Hyderabad Municipal Corporation';

const ghmcRates: Source = {
  title:
    'GHMC rates as reported by Deccan Chronicle (2018), The New Indian Express (2019) and a GHMC note',
  publisher: ghmc,
  url: ghmcSite,
};
const ghmcRenewal: Source = {
  title: 'GHMC notice on renewal for 2026, as reported by The Hans India on 21 November 2025',
  publisher: ghmc,
  url: ghmcSite,
};
const ghmcUnlicensed: Source = {
  title: 'GHMC on unlicensed trades, as reported by Telangana Today (2021) and Sakshi (2024)',
  publisher: ghmc,
  url: ghmcSite,
};
const ghmcExample: Source = {
  title: 'Worked out from the GHMC rates and dates on this page',
  publisher: ghmc,
  url: ghmcSite,
};
const bengaluru: Source = {
  title:
    'Renewal notice for Bengaluru, as reported by The Indian Express and The New Indian Express, February 2026',
  publisher: 'Greater Bengaluru Authority',
  url: 'https://bbmp.gov.in',
};
const delhi: Source = {
  title:
    'Decision of the House of the Municipal Corporation of Delhi, December 2025, approved in 2026',
  publisher: 'Municipal Corporation of Delhi',
  url: 'https://mcdonline.nic.in',
};
const shopsTelangana: Source = {
  title: 'Telangana Shops and Establishments Act, 1988, section 3',
  publisher: 'Government of Telangana',
  url: 'https://labour.telangana.gov.in',
};

/** Fees and dates of a city move every year, so they are looked at again sooner. */
const fees = { checkedOn: '2026-11-20', reviewBy: '2027-02-18' } as const;
const { figure } = reviewedOn(fees);
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
export const tradeLicenceFacts: readonly Fact[] = [
  figure(
    'trade.ghmc.rate.narrow',
    'GHMC: a square foot a year, on a narrow road',
    rupees(rates.narrow),
    { source: ghmcRates, confidence: 'V' },
  ),
  figure(
    'trade.ghmc.rate.middle',
    'GHMC: a square foot a year, on a road of middle width',
    rupees(rates.middle),
    { source: ghmcRates, confidence: 'V' },
  ),
  figure('trade.ghmc.rate.wide', 'GHMC: a square foot a year, on a wide road', rupees(rates.wide), {
    source: ghmcRates,
    confidence: 'V',
  }),
  figure('trade.ghmc.road.narrow', 'GHMC: a narrow road is up to this width', feet(20), {
    source: ghmcRates,
    confidence: 'V',
  }),
  figure('trade.ghmc.road.wide', 'GHMC: a wide road is above this width', feet(30), {
    source: ghmcRates,
    confidence: 'V',
  }),
  figure(
    'trade.ghmc.green-fund.share',
    'Telangana Green Fund, as a part of a small licence fee',
    percent(greenFund.share),
    { source: ghmcRenewal, confidence: 'V' },
  ),
  figure(
    'trade.ghmc.green-fund.fee-max',
    'The Green Fund is a part of the fee up to this fee',
    rupees(greenFund.feeMax),
    { source: ghmcRenewal, confidence: 'V' },
  ),
  figure(
    'trade.ghmc.green-fund.above',
    'Telangana Green Fund on a larger licence fee',
    rupees(greenFund.above),
    { source: ghmcRenewal, confidence: 'V' },
  ),
  figure(
    'trade.ghmc.green-fund.rounded-to',
    'The Green Fund that is a part of the fee is rounded up to the next',
    rupees(greenFund.roundedTo),
    { source: ghmcRenewal, confidence: 'V' },
  ),
  figure(
    'trade.ghmc.apply-before',
    'GHMC: apply for renewal this long before the licence ends',
    { unit: 'days', amount: 30 },
    { source: ghmcRenewal, confidence: 'V' },
  ),
  figure(
    'trade.ghmc.apply-by',
    'GHMC: last day to apply for the next calendar year, by the usual rule',
    everyYear(1, 12),
    { source: ghmcRenewal, confidence: 'V' },
  ),
  figure('trade.ghmc.year-end', 'GHMC: a licence ends with the calendar year', everyYear(31, 12), {
    source: ghmcRenewal,
    confidence: 'V',
  }),
  figure(
    'trade.ghmc.last-free-day',
    'GHMC, licence for 2026: last day without a late charge',
    date('2025-12-20'),
    { source: ghmcRenewal, confidence: 'V' },
  ),
  figure(
    'trade.ghmc.last-first-charge-day',
    'GHMC, licence for 2026: last day with the smaller late charge',
    date('2026-02-19'),
    { source: ghmcRenewal, confidence: 'V' },
  ),
  figure('trade.ghmc.late.first', 'GHMC: late charge in the first weeks', percent(late.first), {
    source: ghmcRenewal,
    confidence: 'V',
  }),
  figure('trade.ghmc.late.second', 'GHMC: late charge after that', percent(late.second), {
    source: ghmcRenewal,
    confidence: 'V',
  }),
  figure(
    'trade.ghmc.late.first-days',
    'GHMC: the smaller late charge holds for a delay up to',
    { unit: 'days', amount: 60 },
    { source: ghmcRenewal, confidence: 'V' },
  ),
  figure(
    'trade.ghmc.unlicensed.once',
    'GHMC: penalty for trading without a licence, as a part of the fee',
    percent(100),
    { source: ghmcUnlicensed, confidence: 'V' },
  ),
  figure(
    'trade.ghmc.unlicensed.month',
    'GHMC: added for each month until the licence is taken',
    percent(10),
    { source: ghmcUnlicensed, confidence: 'V' },
  ),
  figure(
    'trade.ghmc.example.area',
    'Example: area of the shop',
    { unit: 'count', amount: exampleArea, of: 'square feet' },
    { source: ghmcExample, confidence: 'V' },
  ),
  figure('trade.ghmc.example.fee', 'Example: licence fee', rupees(exampleFee), {
    source: ghmcExample,
    confidence: 'V',
  }),
  figure('trade.ghmc.example.green-fund', 'Example: Green Fund', rupees(exampleFund), {
    source: ghmcExample,
    confidence: 'V',
  }),
  figure('trade.ghmc.example.on-time', 'Example: paid on time', rupees(exampleFee + exampleFund), {
    source: ghmcExample,
    confidence: 'V',
  }),
  figure(
    'trade.ghmc.example.late',
    'Example: paid with the smaller late charge',
    rupees(exampleFee + exampleFund + (exampleFee * late.first) / 100),
    { source: ghmcExample, confidence: 'V' },
  ),
  figure('trade.bengaluru.opens', 'Bengaluru: renewal opens', everyYear(1, 2), {
    source: bengaluru,
    confidence: 'V',
  }),
  figure('trade.bengaluru.closes', 'Bengaluru: last day without a charge', everyYear(28, 2), {
    source: bengaluru,
    confidence: 'V',
  }),
  figure('trade.bengaluru.late.march', 'Bengaluru: late charge in March', percent(25), {
    source: bengaluru,
    confidence: 'V',
  }),
  figure('trade.bengaluru.late.april', 'Bengaluru: late charge from April', percent(100), {
    source: bengaluru,
    confidence: 'V',
  }),
  figure(
    'trade.bengaluru.years',
    'Bengaluru: years for which a licence can be renewed at once',
    { unit: 'years', from: 1, to: 5 },
    { source: bengaluru, confidence: 'V' },
  ),
  figure(
    'trade.bengaluru.road-min',
    'Bengaluru: newer shops on residential roads narrower than this are refused',
    feet(40),
    { source: bengaluru, confidence: 'V' },
  ),
  figure(
    'trade.delhi.general',
    'Delhi: general trade or storage licence, as a part of property tax',
    percent(15),
    { source: delhi, confidence: 'V' },
  ),
  figure('trade.delhi.factory', 'Delhi: factory licence, as a part of property tax', percent(5), {
    source: delhi,
    confidence: 'V',
  }),
  figure(
    'trade.shops.telangana.within',
    'Telangana: register under the Shops Act within this time of opening',
    { unit: 'days', amount: 30 },
    { source: shopsTelangana, confidence: 'V' },
  ),
];
