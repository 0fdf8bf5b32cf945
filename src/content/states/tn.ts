import type { StatePack } from './pack.ts';

/** Tamil Nadu. */
export const tamilNadu = {
  'shops-act': {
    facts: [
      'trade.shops.tamil-nadu.workers',
      'trade.shops.tamil-nadu.within',
      'trade.shops.tamil-nadu.fee',
    ],
    ask: 'igod',
  },
  'trade-licence': { facts: ['state.tamil-nadu.village-licence'], ask: 'chennai' },
  'professional-tax': {
    facts: ['state.chennai.tax.free', 'state.chennai.tax.most', 'state.chennai.tax.most-from'],
    ask: 'chennai',
  },
  fire: { ask: 'igod' },
  hours: {
    facts: [
      'state.tamil-nadu.hours.day',
      'state.tamil-nadu.hours.week',
      'state.tamil-nadu.hours.with-overtime',
      'state.tamil-nadu.hours.workers',
    ],
    ask: 'igod',
  },
  wages: { ask: 'igod' },
  vending: {
    facts: ['vendor.survey-years', 'vendor.committee-vendors', 'vendor.notice', 'vendor.age-min'],
    ask: 'igod',
  },
  pollution: {
    facts: ['state.white-list.bakery-above', 'state.white-list.bakery-below'],
    ask: 'igod',
  },
} as const satisfies StatePack;
