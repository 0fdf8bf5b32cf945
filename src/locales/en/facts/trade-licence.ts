import type { FactId } from '../../../content/facts/lookup.ts';

export const tradeLicence = {
  'trade.ghmc.rate.narrow': 'GHMC: a square foot a year, on a narrow road',
  'trade.ghmc.rate.middle': 'GHMC: a square foot a year, on a road of middle width',
  'trade.ghmc.rate.wide': 'GHMC: a square foot a year, on a wide road',
  'trade.ghmc.road.narrow': 'GHMC: a narrow road is up to this width',
  'trade.ghmc.road.wide': 'GHMC: a wide road is above this width',
  'trade.ghmc.green-fund.share': 'Telangana Green Fund, as a part of a small licence fee',
  'trade.ghmc.green-fund.fee-max': 'The Green Fund is a part of the fee up to this fee',
  'trade.ghmc.green-fund.above': 'Telangana Green Fund on a larger licence fee',
  'trade.ghmc.green-fund.rounded-to':
    'The Green Fund that is a part of the fee is rounded up to the next',
  'trade.ghmc.apply-before': 'GHMC: apply for renewal this long before the licence ends',
  'trade.ghmc.apply-by': 'GHMC: last day to apply for the next calendar year, by the usual rule',
  'trade.ghmc.year-end': 'GHMC: a licence ends with the calendar year',
  'trade.ghmc.last-free-day': 'GHMC, licence for 2026: last day without a late charge',
  'trade.ghmc.last-first-charge-day':
    'GHMC, licence for 2026: last day with the smaller late charge',
  'trade.ghmc.late.first': 'GHMC: late charge in the first weeks',
  'trade.ghmc.late.second': 'GHMC: late charge after that',
  'trade.ghmc.late.first-days': 'GHMC: the smaller late charge holds for a delay up to',
  'trade.ghmc.unlicensed.once': 'GHMC: penalty for trading without a licence, as a part of the fee',
  'trade.ghmc.unlicensed.month': 'GHMC: added for each month until the licence is taken',
  'trade.ghmc.example.area': 'Example: area of the shop',
  'trade.ghmc.example.fee': 'Example: licence fee',
  'trade.ghmc.example.green-fund': 'Example: Green Fund',
  'trade.ghmc.example.on-time': 'Example: paid on time',
  'trade.ghmc.example.late': 'Example: paid with the smaller late charge',
  'trade.bengaluru.opens': 'Bengaluru: renewal opens',
  'trade.bengaluru.closes': 'Bengaluru: last day without a charge',
  'trade.bengaluru.late.march': 'Bengaluru: late charge in March',
  'trade.bengaluru.late.april': 'Bengaluru: late charge from April',
  'trade.bengaluru.years': 'Bengaluru: years for which a licence can be renewed at once',
  'trade.bengaluru.road-min':
    'Bengaluru: newer shops on residential roads narrower than this are refused',
  'trade.delhi.general': 'Delhi: general trade or storage licence, as a part of property tax',
  'trade.delhi.factory': 'Delhi: factory licence, as a part of property tax',
  'trade.shops.telangana.within':
    'Telangana: register under the Shops Act within this time of opening',
} as const satisfies Partial<Record<FactId, string>>;
