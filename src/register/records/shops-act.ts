import type { FactId } from '../../content/facts/lookup.ts';
import { readOn, unconfirmed } from '../../content/facts/make.ts';
import { above, all, any, atLeast, dated, is, needed, not, some } from '../condition.ts';
import { registration, type FeeFigure } from '../record.ts';
import { statedIn, stateAct } from '../sources.ts';
import { ownPlace, placePapers } from '../terms.ts';

const { law } = readOn('2026-11-23');

const inTelangana = is('state', 'tg');
/** A workshop may be a factory, which most Shops Acts leave out: what was read of these states is about shops. */
const mayBeFactory = is('kind', 'making', 'food-making');
const shopIn = (...states: readonly ('ap' | 'gj' | 'up' | 'rj' | 'tn' | 'dl')[]) =>
  all(ownPlace, is('state', ...states), not(mayBeFactory));

/** A fee by the number of workers. Each band has a fee and its largest number. */
const feeByWorkers = (
  none: FactId,
  bands: readonly (readonly [fee: FactId, most: FactId])[],
): FeeFigure[] => [
  { fact: none, when: not(some('workers')) },
  ...bands.map(([fact, most], index): FeeFigure => {
    const before = bands[index - 1];
    const more = before ? above('workers', before[1]) : some('workers');
    return { fact, when: all(more, not(above('workers', most))) };
  }),
];

export const shopsActRecord = registration({
  id: 'shops-act',
  office: 'labour',
  page: 'guides/labour-law-compliance',
  steps: { page: 'guides/trade-license-compliance', section: 'who-needs-it' },
  portalByState: { tg: 'tglabour' },
  documents: placePapers,
  common: true,
  needed: [
    {
      id: 'LF-20',
      level: 'must',
      when: all(ownPlace, inTelangana),
      source: statedIn('trade.shops.telangana.fee.none'),
      fee: feeByWorkers('trade.shops.telangana.fee.none', [
        ['trade.shops.telangana.fee.first', 'trade.shops.telangana.band.first'],
        ['trade.shops.telangana.fee.second', 'trade.shops.telangana.band.second'],
        ['trade.shops.telangana.fee.third', 'trade.shops.telangana.band.third'],
        ['trade.shops.telangana.fee.fourth', 'trade.shops.telangana.band.fourth'],
      ]),
      facts: [
        'trade.shops.telangana.within',
        'trade.shops.telangana.annual-from',
        'trade.shops.telangana.annual-by',
      ],
    },
    {
      id: 'LF-20b',
      level: 'must',
      when: shopIn('ap'),
      source: statedIn('trade.shops.andhra.within'),
      fee: feeByWorkers('trade.shops.andhra.fee.none', [
        ['trade.shops.andhra.fee.first', 'trade.shops.andhra.band.first'],
        ['trade.shops.andhra.fee.second', 'trade.shops.andhra.band.second'],
        ['trade.shops.andhra.fee.third', 'trade.shops.andhra.band.third'],
      ]),
      facts: ['trade.shops.andhra.within'],
    },
    {
      id: 'LF-21',
      level: 'must',
      when: all(ownPlace, is('state', 'mh'), atLeast('workers', 'trade.shops.maharashtra.workers')),
      source: statedIn('trade.shops.maharashtra.workers'),
      facts: ['trade.shops.maharashtra.within'],
    },
    {
      id: 'LF-21b',
      level: 'must',
      when: all(
        ownPlace,
        is('state', 'mh'),
        not(atLeast('workers', 'trade.shops.maharashtra.workers')),
      ),
      source: statedIn('trade.shops.maharashtra.workers'),
      facts: ['trade.shops.maharashtra.within'],
    },
    {
      id: 'LF-21c',
      level: 'must',
      when: all(shopIn('gj'), atLeast('workers', 'trade.shops.gujarat.workers')),
      source: statedIn('trade.shops.gujarat.workers'),
      facts: ['trade.shops.gujarat.within'],
    },
    {
      id: 'LF-21d',
      level: 'must',
      when: all(shopIn('gj'), not(atLeast('workers', 'trade.shops.gujarat.workers'))),
      source: statedIn('trade.shops.gujarat.workers'),
      facts: ['trade.shops.gujarat.within'],
    },
    {
      id: 'LF-21e',
      level: 'must',
      when: all(shopIn('up'), atLeast('workers', 'trade.shops.uttar-pradesh.workers')),
      source: statedIn('trade.shops.uttar-pradesh.workers'),
      facts: ['trade.shops.uttar-pradesh.within'],
    },
    {
      id: 'LF-21f',
      level: 'not-needed',
      when: all(shopIn('up'), not(atLeast('workers', 'trade.shops.uttar-pradesh.workers'))),
      source: statedIn('trade.shops.uttar-pradesh.workers'),
    },
    {
      id: 'LF-21g',
      level: 'must',
      when: all(shopIn('rj'), above('workers', 'trade.shops.rajasthan.exempt')),
      source: statedIn('trade.shops.rajasthan.exempt'),
    },
    {
      id: 'LF-21h',
      level: 'not-needed',
      when: all(shopIn('rj'), not(above('workers', 'trade.shops.rajasthan.exempt'))),
      source: statedIn('trade.shops.rajasthan.exempt'),
    },
    {
      id: 'LF-21i',
      level: 'must',
      when: all(shopIn('tn'), atLeast('workers', 'trade.shops.tamil-nadu.workers')),
      source: statedIn('trade.shops.tamil-nadu.workers'),
      fee: ['trade.shops.tamil-nadu.fee'],
      facts: ['trade.shops.tamil-nadu.within'],
    },
    // What was read names the larger places only; nothing was found on the smaller ones.
    {
      id: 'LF-21j',
      level: 'likely',
      when: all(shopIn('tn'), not(atLeast('workers', 'trade.shops.tamil-nadu.workers'))),
      source: statedIn('trade.shops.tamil-nadu.workers'),
    },
    {
      id: 'LF-21k',
      level: 'must',
      when: shopIn('dl'),
      source: statedIn('trade.shops.delhi.fee'),
      fee: ['trade.shops.delhi.fee'],
    },
    {
      id: 'LF-21l',
      level: 'must',
      when: all(ownPlace, is('place', 'bengaluru'), not(mayBeFactory)),
      source: statedIn('trade.shops.karnataka.within'),
      facts: ['trade.shops.karnataka.within', 'trade.shops.karnataka.years'],
    },
    // The Act applies in the areas of its Schedule and in notified ones; the list was not read.
    {
      id: 'LF-22',
      level: 'likely',
      when: all(ownPlace, is('state', 'ka'), any(mayBeFactory, not(is('place', 'bengaluru')))),
      source: law({
        title: 'Karnataka Shops and Commercial Establishments Act, 1961, sections 1(4) and 4',
        publisher: 'sooperkanoon.com (copy of the Act)',
        url: 'https://sooperkanoon.com/act/amp/60609/shops-and-commercial-establishments-act-1961-chapter-1',
      }),
      facts: ['trade.shops.karnataka.within', 'trade.shops.karnataka.years'],
    },
    {
      id: 'LF-22b',
      level: 'likely',
      when: all(
        ownPlace,
        not(is('state', 'tg', 'mh', 'ka')),
        any(mayBeFactory, not(is('state', 'ap', 'gj', 'up', 'rj', 'tn', 'dl'))),
      ),
      source: unconfirmed(stateAct('Shops and Establishments Act of the state')),
    },
  ],
  duties: [
    {
      id: 'SE-02',
      topic: 'papers',
      when: all(inTelangana, needed()),
      due: { every: 'year', facts: ['trade.shops.telangana.annual-by'] },
      penalty: ['trade.shops.telangana.late.december', 'trade.shops.telangana.late.after'],
      source: statedIn('trade.shops.telangana.annual-by'),
    },
    {
      id: 'SE-03',
      topic: 'papers',
      when: all(
        not(inTelangana),
        any(dated('shop-until'), all(needed('likely'), is('state', 'ap', 'ka'))),
      ),
      due: { from: 'shop-until' },
      penalty: [],
      source: unconfirmed(stateAct('The Shops and Establishments Act of the state')),
    },
  ],
});
