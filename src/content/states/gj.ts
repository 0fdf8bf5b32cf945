import type { StatePack } from './pack.ts';

/** Gujarat. */
export const gujarat = {
  'shops-act': {
    facts: ['trade.shops.gujarat.workers', 'trade.shops.gujarat.within'],
    ask: 'igod',
  },
  'trade-licence': { ask: 'igod' },
  'professional-tax': {
    facts: ['state.gujarat.tax.free', 'state.gujarat.tax.month', 'state.gujarat.tax.mahesana-day'],
    ask: 'igod',
  },
  fire: { facts: ['state.gujarat.fire.height', 'state.gujarat.fire.floor'], ask: 'igod' },
  hours: {
    facts: [
      'state.gujarat.hours.day',
      'state.gujarat.hours.break-after',
      'state.gujarat.hours.overtime',
    ],
    ask: 'igod',
  },
  wages: { ask: 'igod' },
  vending: {
    facts: [
      'vendor.survey-years',
      'vendor.committee-vendors',
      'vendor.notice',
      'state.vendor-age.gujarat',
    ],
    ask: 'igod',
  },
  pollution: {
    facts: ['state.white-list.bakery-above', 'state.white-list.bakery-below'],
    ask: 'igod',
  },
} as const satisfies StatePack;
