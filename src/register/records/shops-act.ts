import { readOn, unconfirmed } from '../../content/facts/make.ts';
import { all, any, atLeast, dated, is, needed, not } from '../condition.ts';
import { registration } from '../record.ts';
import { stateAct, telanganaLabour } from '../sources.ts';
import { ownPlace, placePapers } from '../terms.ts';

const { reported } = readOn('2026-11-20');

export const shopsActRecord = registration({
  id: 'shops-act',
  office: 'labour',
  page: 'guides/labour-law-compliance',
  portalByState: { tg: 'tglabour' },
  documents: placePapers,
  common: true,
  needed: [
    {
      id: 'LF-20',
      level: 'must',
      when: all(ownPlace, is('state', 'tg')),
      source: reported(telanganaLabour('Telangana Shops and Establishments Act, 1988, section 3')),
      facts: ['trade.shops.telangana.within'],
    },
    {
      id: 'LF-21',
      level: 'must',
      when: all(ownPlace, is('state', 'mh'), atLeast('workers', 'trade.shops.maharashtra.workers')),
      source: reported(
        stateAct('Maharashtra Shops and Establishments Act, 2017; Ordinance VIII of 2025'),
      ),
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
      source: reported(
        stateAct('Maharashtra Shops and Establishments Act, 2017; Ordinance VIII of 2025'),
      ),
      facts: ['trade.shops.maharashtra.within'],
    },
    {
      id: 'LF-22',
      level: 'likely',
      when: all(ownPlace, is('state', 'ka')),
      source: unconfirmed(stateAct('Karnataka Shops and Commercial Establishments Act, 1961')),
      facts: ['trade.shops.karnataka.within'],
    },
    {
      id: 'LF-22b',
      level: 'likely',
      when: all(ownPlace, not(is('state', 'tg', 'mh', 'ka'))),
      source: unconfirmed(stateAct('Shops and Establishments Act of the state')),
    },
  ],
  duties: [
    {
      id: 'SE-02',
      topic: 'papers',
      when: any(dated('shop-until'), all(needed('likely'), is('state', 'tg', 'ap'))),
      due: { from: 'shop-until' },
      penalty: [],
      source: unconfirmed(stateAct('The Shops and Establishments Act of the state')),
      page: 'guides/labour-law-compliance',
    },
  ],
});
