import type { StatePack } from './pack.ts';

/** Bihar. */
export const bihar = {
  'shops-act': { facts: ['state.bihar.shops.workers', 'state.bihar.shops.within'], ask: 'igod' },
  'trade-licence': { ask: 'igod' },
  'professional-tax': {
    facts: [
      'state.bihar.tax.free',
      'state.bihar.tax.first',
      'state.bihar.tax.most',
      'state.bihar.tax.most-from',
      'state.bihar.tax.dealer-free',
    ],
    ask: 'igod',
  },
  fire: { ask: 'igod' },
  hours: { facts: ['state.bihar.hours.day', 'state.bihar.hours.week'], ask: 'igod' },
  wages: { facts: ['state.bihar.wages.day'], ask: 'igod' },
  vending: {
    facts: [
      'vendor.survey-years',
      'vendor.committee-vendors',
      'vendor.notice',
      'state.vendor-age.bihar',
    ],
    ask: 'igod',
  },
  pollution: {
    facts: ['state.white-list.bakery-above', 'state.white-list.bakery-below'],
    ask: 'igod',
  },
} as const satisfies StatePack;
