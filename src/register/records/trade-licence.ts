import { readOn, unconfirmed } from '../../content/facts/make.ts';
import { all, any, dated, is, needed, not } from '../condition.ts';
import { registration } from '../record.ts';
import { stateAct, ghmc, delhi } from '../sources.ts';
import { inStreet, ownPlace, inHyderabad, hyderabadPortals, placePapers } from '../terms.ts';

const { reported } = readOn('2026-11-20');

/** The trades that the fact file names: shop, food place, office with customers, godown. */
const namedTrade = is('kind', 'shop', 'restaurant', 'cloud-kitchen', 'office-service', 'wholesale');
const inBengaluru = is('place', 'bengaluru');

export const tradeLicenceRecord = registration({
  id: 'trade-licence',
  office: 'municipal',
  page: 'guides/trade-license-compliance',
  portalByPlace: {
    ...hyderabadPortals,
    mumbai: 'mumbai',
    pune: 'pune',
    chennai: 'chennai',
    kolkata: 'kolkata',
    delhi: 'delhi',
  },
  portalByState: { tg: 'cdma' },
  documents: [...placePapers, 'property-tax', 'shop-photo', 'shop-area'],
  common: true,
  needed: [
    {
      id: 'LF-19',
      level: 'must',
      when: all(namedTrade, inHyderabad),
      source: reported(ghmc('GHMC Act, 1955, section 521, and the trade licence notices of GHMC')),
      facts: ['trade.ghmc.rate.narrow', 'trade.ghmc.rate.middle', 'trade.ghmc.rate.wide'],
    },
    {
      id: 'LF-19b',
      level: 'must',
      when: all(namedTrade, is('place', 'bengaluru', 'chennai', 'kolkata')),
      source: reported(stateAct('Municipal Acts of Bengaluru, Chennai and Kolkata')),
    },
    {
      id: 'LF-19c',
      level: 'must',
      when: all(namedTrade, is('place', 'delhi')),
      source: reported(
        delhi('Decision of the House of the Municipal Corporation of Delhi, December 2025'),
      ),
      facts: ['trade.delhi.general'],
    },
    {
      id: 'LF-19d',
      level: 'likely',
      when: all(
        not(inStreet),
        not(is('place', 'village')),
        ownPlace,
        any(not(namedTrade), is('place', 'mumbai', 'pune', 'town')),
      ),
      source: unconfirmed(stateAct('Municipal Act and trade schedule of the place')),
    },
    {
      id: 'LF-19e',
      level: 'likely',
      when: all(is('premises', 'home'), not(is('place', 'village'))),
      source: unconfirmed(stateAct('Municipal Act and trade schedule of the place')),
    },
    {
      id: 'LF-19f',
      level: 'not-needed',
      when: inStreet,
      source: reported(
        stateAct(
          'Street Vendors (Protection of Livelihood and Regulation of Street Vending) Act, 2014',
        ),
      ),
    },
  ],
  duties: [
    {
      id: 'TL-01',
      topic: 'papers',
      when: all(inHyderabad, needed('likely')),
      due: { every: 'year', facts: ['trade.ghmc.apply-by'] },
      penalty: [
        'trade.ghmc.late.first',
        'trade.ghmc.late.first-days',
        'trade.ghmc.late.second',
        'trade.ghmc.unlicensed.once',
        'trade.ghmc.unlicensed.month',
      ],
      source: reported(
        ghmc('Greater Hyderabad Municipal Corporation Act, 1955; notices on renewal'),
      ),
      page: 'how-to/trade-licence-hyderabad',
    },
    {
      id: 'TL-02',
      topic: 'papers',
      when: all(inBengaluru, needed('likely')),
      due: { every: 'year', facts: ['trade.bengaluru.closes'] },
      penalty: ['trade.bengaluru.late.march', 'trade.bengaluru.late.april'],
      source: reported(stateAct('Renewal notice of the Bengaluru corporations')),
      page: 'guides/trade-license-compliance',
    },
    {
      id: 'TL-03',
      topic: 'papers',
      when: any(
        dated('trade-licence-until'),
        all(needed('likely'), not(inHyderabad), not(inBengaluru)),
      ),
      due: { from: 'trade-licence-until' },
      penalty: [],
      source: unconfirmed(stateAct('The municipal law of the place')),
      page: 'guides/trade-license-compliance',
    },
  ],
});
