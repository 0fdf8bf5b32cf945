import type { StatePack } from './pack.ts';

/** Rajasthan. */
export const rajasthan = {
  'shops-act': { facts: ['trade.shops.rajasthan.exempt'], ask: 'igod' },
  'trade-licence': { ask: 'igod' },
  'professional-tax': { facts: ['state.professional-tax.rajasthan'], ask: 'igod' },
  fire: { ask: 'igod' },
  hours: { ask: 'igod' },
  wages: { ask: 'igod' },
  vending: {
    facts: [
      'vendor.survey-years',
      'vendor.committee-vendors',
      'vendor.notice',
      'state.vendor-age.rajasthan',
    ],
    ask: 'igod',
  },
  pollution: {
    facts: ['state.white-list.bakery-above', 'state.white-list.bakery-below'],
    ask: 'igod',
  },
} as const satisfies StatePack;
