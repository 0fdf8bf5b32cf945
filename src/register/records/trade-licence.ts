import { readOn, unconfirmed } from '../../content/facts/make.ts';
import { all, any, dated, is, needed, not } from '../condition.ts';
import { hyderabadTradeFees } from '../fees-by-size.ts';
import { registration } from '../record.ts';
import { scheme, statedIn, stateAct } from '../sources.ts';
import {
  hyderabadPortals,
  inHyderabad,
  inStreet,
  inTown,
  inVillage,
  ownPlace,
  placePapers,
  vendorInTown,
} from '../terms.ts';

const { law, official, reported } = readOn('2026-11-23');

/** The trades that the fact file names: shop, food place, office with customers, godown. */
const namedTrade = is('kind', 'shop', 'restaurant', 'cloud-kitchen', 'office-service', 'wholesale');
const inBengaluru = is('place', 'bengaluru');
/** Its Act names every person in a trade, not only those with a shop. */
const inKolkata = is('place', 'kolkata');
const placeUnread = unconfirmed(stateAct('Municipal Act and trade schedule of the place'));
/** Who sells, makes or serves in a village: only work on the road has no place that a panchayat could license. */
const atVillagePlace = all(inVillage, any(inStreet, not(is('premises', 'none'))));

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
  documents: [...placePapers, 'property-tax', 'shop-photo', 'shop-area'],
  common: true,
  needed: [
    {
      id: 'LF-19',
      level: 'must',
      when: all(namedTrade, inHyderabad),
      source: statedIn('trade.ghmc.rate.narrow'),
      facts: Object.values(hyderabadTradeFees.rate),
      calculator: 'tools/financial-hub/trade-licence-fee',
    },
    {
      id: 'LF-19b',
      level: 'must',
      when: all(namedTrade, inBengaluru),
      source: statedIn('trade.bengaluru.closes'),
      facts: ['trade.bengaluru.years'],
    },
    {
      id: 'LF-19c',
      level: 'must',
      when: all(namedTrade, is('place', 'delhi')),
      source: statedIn('trade.delhi.general'),
      facts: ['trade.delhi.general', 'trade.delhi.portal-since'],
    },
    {
      id: 'LF-19d',
      level: 'likely',
      when: all(
        not(inStreet),
        inTown,
        ownPlace,
        not(inKolkata),
        any(not(namedTrade), is('place', 'mumbai', 'pune', 'town')),
        not(all(is('state', 'tg', 'ap', 'ka'), is('place', 'town'))),
      ),
      source: placeUnread,
    },
    {
      id: 'LF-19e',
      level: 'likely',
      when: all(is('premises', 'home'), inTown, not(inKolkata)),
      source: placeUnread,
    },
    {
      id: 'LF-19f',
      level: 'not-needed',
      when: vendorInTown,
      source: statedIn('vendor.age-min'),
    },
    {
      id: 'LF-19g',
      level: 'must',
      when: all(namedTrade, is('place', 'chennai')),
      source: reported(
        scheme(
          'The Hindu, 31 July 2024',
          'https://www.thehindu.com/news/cities/chennai/gcc-increases-trade-licence-fee-by-150/article68465039.ece/amp/',
        )('Resolution of the Greater Chennai Corporation on trade licences, 30 July 2024'),
      ),
    },
    {
      id: 'LF-19h',
      level: 'must',
      when: all(not(inStreet), inKolkata),
      source: official(
        scheme(
          'Kolkata Municipal Corporation',
          'https://www.kmcgov.in/KMCPortal/jsp/TradeLicenseFAQs.jsp',
        )('Questions on the certificate of enlistment, KMC Act, 1980, section 199'),
      ),
    },
    {
      id: 'LF-19i',
      level: 'likely',
      when: all(ownPlace, is('state', 'tg'), is('place', 'town')),
      source: statedIn('trade.telangana-town.papers'),
      portal: 'emunicipal',
    },
    {
      id: 'LF-19j',
      level: 'likely',
      when: all(ownPlace, is('state', 'ap'), is('place', 'town')),
      source: reported(
        scheme(
          'sachivalayam.com, on the service desks of the state',
          'https://sachivalayam.com/docs/new-trade-license-renewal-application-process/',
        )('Trade licence in the towns of Andhra Pradesh: new licence and renewal'),
      ),
    },
    {
      id: 'LF-19n',
      level: 'likely',
      when: all(ownPlace, is('state', 'ka'), is('place', 'town')),
      source: official(
        scheme(
          'Hubballi-Dharwad Municipal Corporation',
          'https://hdmc.gov.in/node/175',
        )(
          'Questions on the trade licence, Karnataka Municipal Corporations Act, 1976, section 353',
        ),
      ),
    },
    {
      id: 'LF-19k',
      level: 'likely',
      when: all(atVillagePlace, is('state', 'tg')),
      source: reported(
        scheme(
          'Government of Telangana, copy of shankarsriram.com',
          'https://shankarsriram.com',
        )(
          'Telangana Panchayat Raj Act, 2018, section 120; G.O. Ms. No. 52, PR & RD, 26 November 2020',
        ),
      ),
    },
    {
      id: 'LF-19l',
      level: 'likely',
      when: all(atVillagePlace, is('state', 'ap')),
      source: law(
        scheme(
          'Government of Andhra Pradesh, copy of courtkutchehry.com',
          'https://www.courtkutchehry.com/bare-acts/rules-relating-to-levy-of-licence-fees-for-grant-of-permission-and-licence-in-respect-of-machine',
        )(
          'A.P. Panchayat Raj Act, 1994, sections 119, 120 and 268(1): rules on licences of gram panchayats',
        ),
      ),
    },
    {
      id: 'LF-19m',
      level: 'likely',
      when: all(atVillagePlace, not(is('state', 'tg', 'ap'))),
      source: unconfirmed(stateAct('Panchayat Act of the state, and its rules on licences')),
    },
  ],
  duties: [
    {
      id: 'TL-01',
      topic: 'papers',
      when: all(inHyderabad, needed('likely')),
      due: { every: 'year', facts: ['trade.ghmc.apply-by'] },
      penalty: [
        hyderabadTradeFees.late.first,
        'trade.ghmc.late.first-days',
        hyderabadTradeFees.late.second,
        hyderabadTradeFees.unlicensed.once,
        hyderabadTradeFees.unlicensed.month,
      ],
      source: statedIn('trade.ghmc.apply-by'),
      page: 'how-to/trade-licence-hyderabad',
    },
    {
      id: 'TL-02',
      topic: 'papers',
      when: all(inBengaluru, needed('likely')),
      due: { every: 'year', facts: ['trade.bengaluru.closes'] },
      penalty: ['trade.bengaluru.late.march', 'trade.bengaluru.late.april'],
      source: statedIn('trade.bengaluru.closes'),
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
    },
  ],
});
