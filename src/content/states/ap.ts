import type { StatePack } from './pack.ts';

/** Andhra Pradesh. */
export const andhraPradesh = {
  'shops-act': {
    facts: [
      'trade.shops.andhra.within',
      'trade.shops.andhra.fee.none',
      'trade.shops.andhra.band.first',
      'trade.shops.andhra.fee.first',
      'trade.shops.andhra.band.second',
      'trade.shops.andhra.fee.second',
      'trade.shops.andhra.band.third',
      'trade.shops.andhra.fee.third',
    ],
    ask: 'aplabour',
  },
  'trade-licence': {
    facts: [
      'state.andhra.trade.years',
      'state.andhra.trade.renew-within',
      'state.andhra.trade.papers',
    ],
    ask: 'igod',
  },
  'professional-tax': {
    facts: [
      'professional-tax.andhra.free',
      'professional-tax.andhra.middle-max',
      'professional-tax.andhra.middle',
      'professional-tax.andhra.high',
    ],
    ask: 'apct',
  },
  fire: {
    facts: [
      'state.andhra.fire.business',
      'state.andhra.fire.homes',
      'state.andhra.fire.halls-plot',
      'state.andhra.fire.halls-height',
    ],
    ask: 'igod',
  },
  hours: {
    facts: [
      'state.andhra.hours.day',
      'state.andhra.hours.week',
      'state.andhra.hours.overtime',
      'state.andhra.every-day.from',
      'state.andhra.every-day.years',
    ],
    ask: 'aplabour',
  },
  wages: { ask: 'aplabour' },
  vending: {
    facts: [
      'vendor.survey-years',
      'vendor.committee-vendors',
      'vendor.notice',
      'vendor.age.andhra',
    ],
    ask: 'igod',
  },
  pollution: {
    facts: ['state.white-list.bakery-above', 'state.white-list.bakery-below'],
    ask: 'igod',
  },
} as const satisfies StatePack;
