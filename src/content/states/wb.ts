import type { StatePack } from './pack.ts';

/** West Bengal. */
export const westBengal = {
  'shops-act': { ask: 'wbshops' },
  'trade-licence': { facts: ['state.kolkata.enlistment.papers'], ask: 'kolkata' },
  'professional-tax': {
    facts: [
      'state.west-bengal.tax.free',
      'state.west-bengal.tax.first',
      'state.west-bengal.tax.most',
      'state.west-bengal.tax.most-from',
      'state.west-bengal.tax.own-most',
    ],
    ask: 'wbtax',
  },
  fire: { facts: ['state.west-bengal.fire.height'], ask: 'igod' },
  hours: {
    facts: [
      'state.west-bengal.hours.week',
      'state.west-bengal.hours.with-overtime',
      'state.west-bengal.hours.overtime',
      'state.west-bengal.hours.break-after',
    ],
    ask: 'wbshops',
  },
  wages: {
    facts: ['state.west-bengal.wages.town', 'state.west-bengal.wages.village'],
    ask: 'igod',
  },
  vending: {
    facts: [
      'vendor.survey-years',
      'vendor.committee-vendors',
      'vendor.notice',
      'state.vendor-age.west-bengal',
    ],
    ask: 'igod',
  },
  pollution: {
    facts: ['state.white-list.bakery-above', 'state.white-list.bakery-below'],
    ask: 'igod',
  },
} as const satisfies StatePack;
