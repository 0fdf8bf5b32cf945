import type { StatePack } from './pack.ts';

/** Karnataka. */
export const karnataka = {
  'shops-act': {
    facts: ['trade.shops.karnataka.within', 'trade.shops.karnataka.years'],
    ask: 'igod',
  },
  'trade-licence': {
    facts: [
      'trade.bengaluru.opens',
      'trade.bengaluru.closes',
      'trade.bengaluru.late.march',
      'trade.bengaluru.late.april',
      'trade.bengaluru.years',
    ],
    ask: 'igod',
  },
  'professional-tax': {
    facts: [
      'professional-tax.karnataka.free',
      'professional-tax.karnataka.month',
      'professional-tax.karnataka.february',
      'calendar.pt.karnataka-own',
    ],
    ask: 'igod',
  },
  fire: {
    facts: [
      'state.karnataka.fire.order',
      'state.karnataka.fire.order-month',
      'state.karnataka.fire.bill',
      'state.karnataka.fire.service',
    ],
    ask: 'sevasindhu',
  },
  hours: {
    facts: [
      'state.karnataka.hours.day',
      'state.karnataka.hours.week',
      'state.karnataka.hours.with-overtime',
      'state.karnataka.hours.overtime',
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
