import type { FactId } from '../../../content/facts/lookup.ts';

export const states = {
  'state.white-list.bakery-above':
    'Bakery or sweets without consent: more than so many tonnes a day',
  'state.white-list.bakery-below':
    'Bakery or sweets without consent: less than so many tonnes a day',
  'state.vendor-age.gujarat': 'Gujarat: least age of a street vendor',
  'state.vendor-age.rajasthan': 'Rajasthan: least age of a street vendor',
  'state.vendor-age.west-bengal': 'West Bengal: least age of a street vendor',
  'state.vendor-age.uttar-pradesh': 'Uttar Pradesh: least age of a street vendor',
  'state.vendor-age.bihar': 'Bihar: least age of a street vendor',
  'state.professional-tax.uttar-pradesh': 'Uttar Pradesh: professional tax',
  'state.professional-tax.rajasthan': 'Rajasthan: professional tax',
  'state.andhra.hours.day': 'Andhra Pradesh: hours of work in a day, at most',
  'state.andhra.hours.week': 'Andhra Pradesh: hours of work in a week, at most',
  'state.andhra.hours.overtime': 'Andhra Pradesh: hours of overtime in three months, at most',
  'state.andhra.every-day.from': 'Andhra Pradesh: retail shops may open every day since',
  'state.andhra.every-day.years': 'Andhra Pradesh: that permission lasts',
  'state.andhra.trade.years': 'Andhra Pradesh, towns: a trade licence is good for',
  'state.andhra.trade.renew-within':
    'Andhra Pradesh, towns: apply for renewal within this time from the day the licence ends',
  'state.andhra.trade.papers': 'Andhra Pradesh, towns: papers for a trade licence',
  'state.andhra.fire.decision': 'Andhra Pradesh: time limit for a fire NOC (older page)',
  'state.andhra.partnership.decision':
    'Andhra Pradesh: time limit for the registration of a firm (older page)',
  'state.andhra.trade.decision': 'A town of Andhra Pradesh: time limit for a trade licence',
  'state.andhra.fire.business':
    'Andhra Pradesh: fire licence for businesses above this height (metres)',
  'state.andhra.fire.homes': 'Andhra Pradesh: fire licence for homes from this height (metres)',
  'state.andhra.fire.halls-plot':
    'Andhra Pradesh: fire licence for halls and schools on a plot above this (square metres)',
  'state.andhra.fire.halls-height':
    'Andhra Pradesh: fire licence for halls and schools from this height (metres)',
  'state.maharashtra.hours.day': 'Maharashtra: hours of work in a day, at most',
  'state.maharashtra.hours.spread': 'Maharashtra: hours from the start of work to its end, at most',
  'state.maharashtra.hours.break-after': 'Maharashtra: a break after so many hours',
  'state.karnataka.hours.day': 'Karnataka: hours of work in a day, at most',
  'state.karnataka.hours.week': 'Karnataka: hours of work in a week, at most',
  'state.karnataka.hours.with-overtime': 'Karnataka: hours in a day with overtime, at most',
  'state.karnataka.hours.overtime': 'Karnataka: hours of overtime in three months, at most',
  'state.karnataka.fire.order': 'Karnataka: fire clearance of buildings from, in metres',
  'state.karnataka.fire.order-month': 'Karnataka: the line of fire clearance was lowered in',
  'state.karnataka.fire.bill':
    'Karnataka: fire clearance from this height, by the Bill of July (metres)',
  'state.karnataka.fire.service':
    'Karnataka: fire clearance above this height, by the service page (metres)',
  'state.tamil-nadu.hours.day': 'Tamil Nadu: hours of work in a day, at most',
  'state.tamil-nadu.hours.week': 'Tamil Nadu: hours of work in a week, at most',
  'state.tamil-nadu.hours.with-overtime': 'Tamil Nadu: hours in a day with overtime, at most',
  'state.tamil-nadu.hours.workers':
    'Tamil Nadu: may open day and night from this number of workers',
  'state.tamil-nadu.village-licence':
    'Tamil Nadu, villages: trade licence fee of small and micro shops',
  'state.chennai.tax.free': 'Chennai: no professional tax on an income of a half-year up to',
  'state.chennai.tax.most': 'Chennai: highest professional tax of a half-year',
  'state.chennai.tax.most-from':
    'Chennai: highest professional tax above an income of a half-year of',
  'state.uttar-pradesh.fire.years': 'Uttar Pradesh: a fire certificate is good for',
  'state.uttar-pradesh.wages.rise': 'Uttar Pradesh: interim rise of minimum wages, up to',
  'state.gujarat.hours.day': 'Gujarat: hours of work in a day, at most',
  'state.gujarat.hours.break-after': 'Gujarat: a break after so many hours',
  'state.gujarat.hours.overtime': 'Gujarat: hours of overtime in three months, at most',
  'state.gujarat.tax.free': 'Gujarat: no professional tax on monthly pay up to',
  'state.gujarat.tax.month': 'Gujarat: professional tax a month above that pay',
  'state.gujarat.tax.mahesana-day':
    'Mahesana: pay the professional tax of workers by this day of the month',
  'state.gujarat.fire.height': 'Gujarat: fire certificate from this height (metres)',
  'state.gujarat.fire.floor':
    'Gujarat: fire certificate for businesses with a floor above this area (square metres)',
  'state.west-bengal.hours.week': 'West Bengal: hours of work in a week, at most',
  'state.west-bengal.hours.with-overtime': 'West Bengal: hours in a day with overtime, at most',
  'state.west-bengal.hours.overtime': 'West Bengal: hours of overtime in a year, at most',
  'state.west-bengal.hours.break-after': 'West Bengal: a break after so many hours',
  'state.west-bengal.tax.free': 'West Bengal: no professional tax on monthly pay up to',
  'state.west-bengal.tax.first': 'West Bengal: lowest professional tax a month',
  'state.west-bengal.tax.most': 'West Bengal: highest professional tax a month',
  'state.west-bengal.tax.most-from': 'West Bengal: highest professional tax on monthly pay above',
  'state.west-bengal.tax.own-most': 'West Bengal: most that the self-employed pay in a year',
  'state.west-bengal.fire.height':
    'West Bengal: a building counts as high-risk above this height (metres)',
  'state.west-bengal.wages.town':
    'West Bengal, towns: minimum wage of unskilled workers in shops, a month',
  'state.west-bengal.wages.village':
    'West Bengal, elsewhere: minimum wage of unskilled workers in shops, a month',
  'state.kolkata.enlistment.papers': 'Kolkata: papers for a certificate of enlistment',
  'state.bihar.shops.workers': 'Bihar: a shop registers from this number of workers',
  'state.bihar.shops.within': 'Bihar: register a shop within this time of opening',
  'state.bihar.hours.day': 'Bihar: hours of work in a day, six days a week, at most',
  'state.bihar.hours.week': 'Bihar: hours of work in a week, at most',
  'state.bihar.tax.free': 'Bihar: no professional tax on a yearly income up to',
  'state.bihar.tax.first': 'Bihar: lowest professional tax a year',
  'state.bihar.tax.most': 'Bihar: highest professional tax a year',
  'state.bihar.tax.most-from': 'Bihar: highest professional tax on a yearly income above',
  'state.bihar.tax.dealer-free':
    'Bihar: no professional tax for traders with a yearly turnover up to',
  'state.bihar.wages.day': 'Bihar: minimum wage of unskilled workers, a day',
} as const satisfies Partial<Record<FactId, string>>;
