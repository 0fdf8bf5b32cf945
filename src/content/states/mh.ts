import type { StatePack } from './pack.ts';

/** Maharashtra. */
export const maharashtra = {
  'shops-act': {
    facts: ['trade.shops.maharashtra.workers', 'trade.shops.maharashtra.within'],
    ask: 'igod',
  },
  'trade-licence': { ask: 'mumbai' },
  'professional-tax': {
    facts: [
      'professional-tax.maharashtra.free',
      'professional-tax.maharashtra.middle',
      'professional-tax.maharashtra-men.free',
      'professional-tax.maharashtra-men.month',
      'professional-tax.maharashtra-men.february',
      'professional-tax.maharashtra-women.free',
      'calendar.pt.maharashtra-own',
    ],
    ask: 'igod',
  },
  fire: { ask: 'igod' },
  hours: {
    facts: [
      'state.maharashtra.hours.day',
      'state.maharashtra.hours.spread',
      'state.maharashtra.hours.break-after',
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
