import type { StatePack } from './pack.ts';

/** Telangana. */
export const telangana = {
  'shops-act': {
    facts: [
      'trade.shops.telangana.within',
      'trade.shops.telangana.fee.none',
      'trade.shops.telangana.band.first',
      'trade.shops.telangana.fee.first',
      'trade.shops.telangana.band.fourth',
      'trade.shops.telangana.fee.fourth',
      'trade.shops.telangana.annual-from',
      'trade.shops.telangana.annual-by',
      'trade.shops.telangana.late.december',
      'trade.shops.telangana.late.after',
    ],
    ask: 'tglabour',
  },
  'trade-licence': {
    facts: ['trade.telangana-town.papers', 'trade.ghmc.apply-by'],
    ask: 'emunicipal',
  },
  'professional-tax': {
    facts: [
      'labour.pt.wage-free',
      'labour.pt.middle-max',
      'labour.pt.middle',
      'labour.pt.high',
      'labour.pt.due',
    ],
    ask: 'tgctrates',
  },
  fire: {
    facts: [
      'fire.telangana.commercial',
      'fire.telangana.residential',
      'fire.telangana.assembly-plot',
      'fire.telangana.assembly-height',
    ],
    ask: 'tgfire',
  },
  hours: {
    facts: ['labour.hours.day', 'labour.hours.week', 'labour.hours.office-day'],
    ask: 'tglabour',
  },
  wages: {
    facts: [
      'labour.minimum-wage.telangana',
      'labour.minimum-wage.telangana-semi',
      'labour.minimum-wage.telangana-skilled',
      'labour.minimum-wage.telangana-highly',
    ],
    ask: 'tglabour',
  },
  vending: {
    facts: [
      'vendor.age.telangana',
      'vendor.telangana.fee.town',
      'vendor.telangana.fee.corporation',
      'vendor.telangana.fee.mission-city',
      'vendor.telangana.years',
      'vendor.notice',
    ],
    ask: 'cdma',
  },
  pollution: {
    facts: ['state.white-list.bakery-above', 'state.white-list.bakery-below'],
    ask: 'tgpcb',
  },
} as const satisfies StatePack;
