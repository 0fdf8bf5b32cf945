import type { StatePack } from './pack.ts';

/** Uttar Pradesh. */
export const uttarPradesh = {
  'shops-act': {
    facts: ['trade.shops.uttar-pradesh.workers', 'trade.shops.uttar-pradesh.within'],
    ask: 'igod',
  },
  'trade-licence': { ask: 'igod' },
  'professional-tax': { facts: ['state.professional-tax.uttar-pradesh'], ask: 'igod' },
  fire: { facts: ['state.uttar-pradesh.fire.years'], ask: 'igod' },
  hours: { ask: 'igod' },
  wages: { facts: ['state.uttar-pradesh.wages.rise'], ask: 'igod' },
  vending: {
    facts: [
      'vendor.survey-years',
      'vendor.committee-vendors',
      'vendor.notice',
      'state.vendor-age.uttar-pradesh',
    ],
    ask: 'igod',
  },
  pollution: {
    facts: ['state.white-list.bakery-above', 'state.white-list.bakery-below'],
    ask: 'igod',
  },
} as const satisfies StatePack;
