import { date, everyYear, percent, reviewedBefore, rupees, readOn } from './make.ts';
import type { Fact, FactValue, OurSource, Document } from './types.ts';

const { reported } = readOn('2026-11-20');

/** Trade licences of cities. Source of every row: the fact file, A.5, 1.8 (TL, SE) and 4.13. */
const ghmcSite = 'https://www.ghmc.gov.in';
const ghmc = 'Greater Hyderabad Municipal Corporation';

const ghmcRates: Document = {
  title:
    'GHMC rates as reported by Deccan Chronicle (2018), The New Indian Express (2019) and a GHMC note',
  publisher: ghmc,
  url: ghmcSite,
};
const ghmcRenewal: Document = {
  title: 'GHMC notice on renewal for 2026, as reported by The Hans India on 21 November 2025',
  publisher: ghmc,
  url: ghmcSite,
};
const ghmcUnlicensed: Document = {
  title: 'GHMC on unlicensed trades, as reported by Telangana Today (2021) and Sakshi (2024)',
  publisher: ghmc,
  url: ghmcSite,
};
const ghmcExample: OurSource = { ours: 'sum', url: ghmcSite, readOn: '2026-11-20' };
const bengaluru: Document = {
  title:
    'Renewal notice for Bengaluru, as reported by The Indian Express and The New Indian Express, February 2026',
  publisher: 'Greater Bengaluru Authority',
  url: 'https://bbmp.gov.in',
};
const delhi: Document = {
  title:
    'Decision of the House of the Municipal Corporation of Delhi, December 2025, approved in 2026',
  publisher: 'Municipal Corporation of Delhi',
  url: 'https://mcdonline.nic.in',
};
const shopsTelangana: Document = {
  title: 'Telangana Shops and Establishments Act, 1988, section 3',
  publisher: 'Government of Telangana',
  url: 'https://labour.telangana.gov.in',
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
  figure('trade.ghmc.apply-by', everyYear(1, 12), { source: reported(ghmcRenewal) }),
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
  figure('trade.delhi.factory', percent(5), {
    source: reported(delhi),
  }),
  figure(
    'trade.shops.telangana.within',
    { unit: 'days', amount: 30 },
    { source: reported(shopsTelangana) },
  ),
] as const satisfies readonly Fact[];
