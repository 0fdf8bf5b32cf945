import type { FactId } from '../../../content/facts/lookup.ts';

export const shopsActs = {
  'trade.shops.telangana.within':
    'Telangana: register under the Shops Act within this time of opening',
  'trade.shops.telangana.band.first':
    'Telangana, Shops Act: most workers of the first band of fees',
  'trade.shops.telangana.band.second':
    'Telangana, Shops Act: most workers of the second band of fees',
  'trade.shops.telangana.band.third':
    'Telangana, Shops Act: most workers of the third band of fees',
  'trade.shops.telangana.band.fourth':
    'Telangana, Shops Act: most workers of the fourth band of fees',
  'trade.shops.telangana.fee.none': 'Telangana, Shops Act: fee of a shop without workers',
  'trade.shops.telangana.fee.first': 'Telangana, Shops Act: fee of the first band',
  'trade.shops.telangana.fee.second': 'Telangana, Shops Act: fee of the second band',
  'trade.shops.telangana.fee.third': 'Telangana, Shops Act: fee of the third band',
  'trade.shops.telangana.fee.fourth': 'Telangana, Shops Act: fee of the fourth band',
  'trade.shops.telangana.annual-from': 'Telangana, Shops Act: first day for the annual fee',
  'trade.shops.telangana.annual-by':
    'Telangana, Shops Act: last day for the annual fee without a charge',
  'trade.shops.telangana.late.december': 'Telangana, Shops Act: charge until the end of December',
  'trade.shops.telangana.late.after': 'Telangana, Shops Act: charge after December',
  'trade.shops.andhra.within':
    'Andhra Pradesh: register under the Shops Act within this time of opening',
  'trade.shops.andhra.band.first':
    'Andhra Pradesh, Shops Act: most workers of the first band of fees',
  'trade.shops.andhra.band.second':
    'Andhra Pradesh, Shops Act: most workers of the second band of fees',
  'trade.shops.andhra.band.third':
    'Andhra Pradesh, Shops Act: most workers of the third band of fees',
  'trade.shops.andhra.fee.none': 'Andhra Pradesh, Shops Act: fee of a shop without workers',
  'trade.shops.andhra.fee.first': 'Andhra Pradesh, Shops Act: fee of the first band',
  'trade.shops.andhra.fee.second': 'Andhra Pradesh, Shops Act: fee of the second band',
  'trade.shops.andhra.fee.third': 'Andhra Pradesh, Shops Act: fee of the third band',
  'trade.shops.maharashtra.workers':
    'Maharashtra: a shop registers from this number of workers; smaller ones only inform',
  'trade.shops.maharashtra.within': 'Maharashtra: register or inform within this time of opening',
  'trade.shops.karnataka.within': 'Karnataka: register a shop within this time of opening',
  'trade.shops.karnataka.years': 'Karnataka: the certificate of a shop is good for',
  'trade.shops.gujarat.workers':
    'Gujarat: a shop registers from this number of workers; smaller ones only inform',
  'trade.shops.gujarat.within': 'Gujarat: register or inform within this time of opening',
  'trade.shops.uttar-pradesh.workers':
    'Uttar Pradesh: a shop registers from this number of workers',
  'trade.shops.uttar-pradesh.within': 'Uttar Pradesh: register a shop within this time',
  'trade.shops.rajasthan.exempt': 'Rajasthan: no registration up to this number of workers',
  'trade.shops.tamil-nadu.workers': 'Tamil Nadu: a shop registers from this number of workers',
  'trade.shops.tamil-nadu.within': 'Tamil Nadu: register a shop within this time of opening',
  'trade.shops.tamil-nadu.fee': 'Tamil Nadu: fee for registering a shop',
  'trade.shops.delhi.fee': 'Delhi: fee for registering a shop',
} as const satisfies Partial<Record<FactId, string>>;
