import { readOn, unconfirmed } from '../../../../content/facts/make.ts';
import { all, any, atLeast, has, is, not } from '../condition.ts';
import { rule, type Rule } from '../rule.ts';
import {
  delhi,
  ghmc,
  labour,
  scheme,
  stateAct,
  telanganaFire,
  telanganaLabour,
} from './sources.ts';
import { inStreet } from './street.ts';

const { reported } = readOn('2026-11-20');

/** What the place asks: trade licence, shops registration, fire, board, music, alcohol, gas (fact file LF-19 to LF-22, LF-30 to LF-34, LF-61, LF-65). */
const hyderabad = is('place', 'ghmc', 'cyberabad', 'malkajgiri', 'hyderabad');
/** The trades that the fact file names: shop, food place, office with customers, godown. */
const namedTrade = is('kind', 'shop', 'restaurant', 'cloud-kitchen', 'office-service', 'wholesale');
const ownPlace = is('premises', 'business');
const municipal = (title: string) => stateAct(title);

export const placeRules = [
  rule({
    id: 'LF-19',
    need: 'trade-licence',
    level: 'must',
    when: all(namedTrade, hyderabad),
    source: reported(ghmc('GHMC Act, 1955, section 521, and the trade licence notices of GHMC')),
    facts: ['trade.ghmc.rate.narrow', 'trade.ghmc.rate.middle', 'trade.ghmc.rate.wide'],
  }),
  rule({
    id: 'LF-19b',
    need: 'trade-licence',
    level: 'must',
    when: all(namedTrade, is('place', 'bengaluru', 'chennai', 'kolkata')),
    source: reported(municipal('Municipal Acts of Bengaluru, Chennai and Kolkata')),
  }),
  rule({
    id: 'LF-19c',
    need: 'trade-licence',
    level: 'must',
    when: all(namedTrade, is('place', 'delhi')),
    source: reported(
      delhi('Decision of the House of the Municipal Corporation of Delhi, December 2025'),
    ),
    facts: ['trade.delhi.general'],
  }),
  rule({
    id: 'LF-19d',
    need: 'trade-licence',
    level: 'likely',
    when: all(
      not(inStreet),
      not(is('place', 'village')),
      ownPlace,
      any(not(namedTrade), is('place', 'mumbai', 'pune', 'town')),
    ),
    source: unconfirmed(municipal('Municipal Act and trade schedule of the place')),
  }),
  rule({
    id: 'LF-19e',
    need: 'trade-licence',
    level: 'likely',
    when: all(is('premises', 'home'), not(is('place', 'village'))),
    source: unconfirmed(municipal('Municipal Act and trade schedule of the place')),
  }),
  rule({
    id: 'LF-19f',
    need: 'trade-licence',
    level: 'not-needed',
    when: inStreet,
    source: reported(
      stateAct(
        'Street Vendors (Protection of Livelihood and Regulation of Street Vending) Act, 2014',
      ),
    ),
  }),
  rule({
    id: 'LF-20',
    need: 'shops-act',
    level: 'must',
    when: all(ownPlace, is('state', 'tg')),
    source: reported(telanganaLabour('Telangana Shops and Establishments Act, 1988, section 3')),
    facts: ['trade.shops.telangana.within'],
  }),
  rule({
    id: 'LF-21',
    need: 'shops-act',
    level: 'must',
    when: all(ownPlace, is('state', 'mh'), atLeast('workers', 'trade.shops.maharashtra.workers')),
    source: reported(
      stateAct('Maharashtra Shops and Establishments Act, 2017; Ordinance VIII of 2025'),
    ),
    facts: ['trade.shops.maharashtra.within'],
  }),
  rule({
    id: 'LF-21b',
    need: 'shops-act',
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
  }),
  rule({
    id: 'LF-22',
    need: 'shops-act',
    level: 'likely',
    when: all(ownPlace, is('state', 'ka')),
    source: unconfirmed(stateAct('Karnataka Shops and Commercial Establishments Act, 1961')),
    facts: ['trade.shops.karnataka.within'],
  }),
  rule({
    id: 'LF-22b',
    need: 'shops-act',
    level: 'likely',
    when: all(ownPlace, not(is('state', 'tg', 'mh', 'ka'))),
    source: unconfirmed(stateAct('Shops and Establishments Act of the state')),
  }),
  rule({
    id: 'LF-30',
    need: 'fire-noc',
    level: 'must',
    when: all(is('state', 'tg'), has('building', 'tall', 'assembly')),
    source: reported(telanganaFire('Telangana Fire Services Act, 1999, section 13')),
    facts: [
      'fire.telangana.commercial',
      'fire.telangana.residential',
      'fire.telangana.assembly-plot',
      'fire.telangana.assembly-height',
    ],
  }),
  rule({
    id: 'LF-31',
    need: 'fire-noc',
    level: 'likely',
    when: all(
      not(is('state', 'tg')),
      any(
        is('kind', 'restaurant', 'healthcare', 'education'),
        has('building', 'tall', 'assembly', 'hazard-store'),
      ),
    ),
    source: unconfirmed(stateAct('Fire services Act of the state')),
  }),
  rule({
    id: 'LF-32',
    need: 'excise',
    level: 'must',
    when: has('does', 'alcohol'),
    source: unconfirmed(stateAct('Excise Act of the state')),
  }),
  rule({
    id: 'LF-33',
    need: 'music',
    level: 'likely',
    when: has('does', 'music'),
    source: unconfirmed(stateAct('Copyright Act, 1957, section 33')),
  }),
  rule({
    id: 'LF-34',
    need: 'eating-house',
    level: 'likely',
    when: is('kind', 'restaurant'),
    source: unconfirmed(stateAct('Police Act of the state or city')),
  }),
  rule({
    id: 'LF-61',
    need: 'gas-storage',
    level: 'likely',
    when: any(has('does', 'gas'), has('building', 'hazard-store')),
    source: unconfirmed(
      scheme('PESO', 'https://peso.gov.in')('Petroleum Rules, 2002; Gas Cylinders Rules, 2016'),
    ),
    facts: ['fire.gas.licence-above'],
  }),
  rule({
    id: 'LF-65',
    need: 'signboard',
    level: 'likely',
    when: has('does', 'signboard'),
    source: unconfirmed(
      stateAct('Shops Acts and local Acts on the language of boards and on advertisements'),
    ),
  }),
  rule({
    id: 'LF-28b',
    need: 'factory-licence',
    level: 'likely',
    when: all(
      is('kind', 'making', 'food-making'),
      any(
        all(is('power', 'yes'), atLeast('workers', 'sectors.factory.with-power')),
        atLeast('workers', 'sectors.factory.without-power'),
      ),
    ),
    source: unconfirmed(
      labour('Occupational Safety, Health and Working Conditions Code, 2020, section 2'),
    ),
  }),
] as const satisfies readonly Rule[];
