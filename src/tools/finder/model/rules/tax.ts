import { above, all, any, atLeast, has, is, not, some } from '../condition.ts';
import { rule, type Rule } from '../rule.ts';
import {
  compositionHill,
  compositionPlain,
  gstFortyLakh,
  gstTenLakh,
  gstTwentyLakh,
  otherProfessionalTax,
} from '../states.ts';
import { gst, scheme, stateAct } from './sources.ts';
import { inStreet } from './street.ts';

/** GST (fact file LF-07 to LF-16) and professional tax (LF-29). */
const taxed = not(is('supply', 'exempt'));
const goods = is('supply', 'goods', 'both');
const goodsAlone = is('supply', 'goods');
const services = is('supply', 'services', 'both');
/** Goods for which the higher limit and the composition scheme do not hold. */
const specialGoods = has('products', 'ice-cream', 'tobacco', 'bricks');
const section22 = gst('CGST Act, 2017, section 22; Notification 10/2019-Central Tax');

const overLimit = {
  goods: all(
    goodsAlone,
    is('state', ...gstFortyLakh),
    not(specialGoods),
    above('turnover', 'gst.limit.goods'),
  ),
  specialGoods: all(
    goodsAlone,
    is('state', ...gstFortyLakh),
    specialGoods,
    above('turnover', 'gst.limit.services'),
  ),
  twentyLakh: all(taxed, is('state', ...gstTwentyLakh), above('turnover', 'gst.limit.telangana')),
  tenLakh: all(taxed, is('state', ...gstTenLakh), above('turnover', 'gst.limit.special')),
  services: all(services, is('state', ...gstFortyLakh), above('turnover', 'gst.limit.services')),
} as const;
const overAnyLimit = any(...Object.values(overLimit));
const acrossStates = all(goods, has('reach', 'other-states'));
const onMarketplace = all(goods, has('online', 'marketplace'), not(has('reach', 'other-states')));

/** The law asks for GST in some form. */
export const gstAsked = any(overAnyLimit, acrossStates, onMarketplace);

const composition = all(
  overAnyLimit,
  not(specialGoods),
  not(has('reach', 'other-states', 'exports')),
  not(has('online', 'marketplace', 'food-app')),
  not(has('does', 'alcohol')),
);
const withinComposition = any(
  all(is('state', ...compositionPlain), not(above('turnover', 'gst.composition.limit'))),
  all(is('state', ...compositionHill), not(above('turnover', 'gst.composition.limit-hill'))),
);
/** Meals are a service that may pay the restaurants' rate. */
const kitchen = any(
  is('kind', 'restaurant', 'cloud-kitchen'),
  all(any(inStreet, is('kind', 'home-business')), is('food', 'makes'), is('supply', 'services')),
);

export const gstRules = [
  rule({
    id: 'LF-07',
    need: 'gst',
    level: 'must',
    when: overLimit.goods,
    source: section22,
    confidence: 'V',
  }),
  rule({
    id: 'LF-07b',
    need: 'gst',
    level: 'must',
    when: overLimit.specialGoods,
    source: section22,
    confidence: 'V',
  }),
  rule({
    id: 'LF-08',
    need: 'gst',
    level: 'must',
    when: overLimit.twentyLakh,
    source: section22,
    confidence: 'V',
  }),
  rule({
    id: 'LF-09',
    need: 'gst',
    level: 'must',
    when: overLimit.tenLakh,
    source: gst('CGST Act, 2017, section 22'),
    confidence: 'S',
  }),
  rule({
    id: 'LF-10',
    need: 'gst',
    level: 'must',
    when: overLimit.services,
    source: gst('CGST Act, 2017, section 22; Notification 10/2017-Integrated Tax'),
    confidence: 'S',
  }),
  rule({
    id: 'LF-11',
    need: 'gst',
    level: 'must',
    when: acrossStates,
    source: gst('CGST Act, 2017, section 24'),
    confidence: 'S',
  }),
  rule({
    id: 'LF-11b',
    need: 'gst',
    level: 'likely',
    when: all(goods, any(has('reach', 'exports'), is('kind', 'exporter'))),
    source: gst('IGST Act, 2017, section 7(5), with CGST Act, 2017, section 24'),
    confidence: 'S',
  }),
  rule({
    id: 'LF-12',
    need: 'gst',
    level: 'must',
    when: onMarketplace,
    source: gst('CGST Act, 2017, section 24(ix), and the notification of 2023'),
    confidence: 'S',
    facts: ['gst.registration.marketplace-relief'],
  }),
  rule({
    id: 'LF-13',
    need: 'gst',
    level: 'likely',
    when: all(taxed, has('online', 'food-app')),
    source: gst('CGST Act, 2017, section 9(5)'),
    confidence: 'S',
  }),
  rule({
    id: 'LF-14',
    need: 'gst',
    level: 'not-needed',
    when: is('supply', 'exempt'),
    source: gst('CGST Act, 2017, section 23(1)(a)'),
    confidence: 'S',
  }),
  rule({
    id: 'LF-10b',
    need: 'gst-by-choice',
    level: 'optional',
    when: all(services, has('reach', 'exports'), not(gstAsked)),
    source: gst('CGST Act, 2017, section 25(3), and CGST Rules, 2017, Rule 96A'),
    confidence: 'S',
  }),
  rule({
    id: 'LF-15',
    need: 'composition',
    level: 'optional',
    when: all(composition, withinComposition, any(goodsAlone, kitchen)),
    source: gst('CGST Act, 2017, section 10'),
    confidence: 'V',
    facts: ['gst.composition.trader', 'gst.composition.restaurant'],
  }),
  rule({
    id: 'LF-16',
    need: 'composition',
    level: 'optional',
    when: all(
      composition,
      services,
      not(kitchen),
      not(above('turnover', 'gst.composition.services-limit')),
    ),
    source: gst('CGST Act, 2017, section 10(2A)'),
    confidence: 'V',
    facts: ['gst.composition.services'],
  }),
] as const satisfies readonly Rule[];

const telanganaTax = scheme(
  'Telangana Commercial Taxes',
  'https://tgct.gov.in',
)('Telangana professional tax, slabs for employees');

export const professionalTaxRules = [
  rule({
    id: 'LF-29',
    need: 'professional-tax',
    level: 'must',
    when: all(is('state', 'tg'), above('topWage', 'labour.pt.wage-free')),
    source: telanganaTax,
    confidence: 'V',
    facts: ['labour.pt.due'],
  }),
  rule({
    id: 'LF-29b',
    need: 'professional-tax',
    level: 'must',
    when: all(is('state', 'ap'), above('topWage', 'professional-tax.andhra.free')),
    source: stateAct('Andhra Pradesh professional tax Act, slabs for employees'),
    confidence: 'S',
  }),
  rule({
    id: 'LF-29c',
    need: 'professional-tax',
    level: 'must',
    when: all(is('state', 'ka'), atLeast('topWage', 'professional-tax.karnataka.free')),
    source: stateAct('Karnataka Act 33 of 2025, professional tax'),
    confidence: 'V',
  }),
  rule({
    id: 'LF-29d',
    need: 'professional-tax',
    level: 'must',
    when: all(is('state', 'mh'), above('topWage', 'professional-tax.maharashtra-women.free')),
    source: stateAct('Maharashtra State Tax on Professions Act, 1975, schedule'),
    confidence: 'S',
    facts: ['professional-tax.maharashtra.free'],
  }),
  rule({
    id: 'LF-29e',
    need: 'professional-tax',
    level: 'likely',
    when: all(
      is('state', 'mh'),
      above('topWage', 'professional-tax.maharashtra.free'),
      not(above('topWage', 'professional-tax.maharashtra-women.free')),
    ),
    source: stateAct('Maharashtra State Tax on Professions Act, 1975, schedule'),
    confidence: 'S',
  }),
  rule({
    id: 'LF-29f',
    need: 'professional-tax',
    level: 'likely',
    when: all(is('state', ...otherProfessionalTax), some('workers')),
    source: stateAct('Constitution of India, Article 276; professional tax Acts of the states'),
    confidence: 'U',
  }),
  rule({
    id: 'LF-29g',
    need: 'professional-tax-own',
    level: 'must',
    when: all(is('state', 'ka', 'mh'), not(inStreet)),
    source: stateAct(
      'Professional tax Acts of Karnataka and Maharashtra, enrolment of persons in a trade or profession',
    ),
    confidence: 'S',
    facts: ['constitution.profession-tax-max'],
  }),
  rule({
    id: 'LF-29h',
    need: 'professional-tax-own',
    level: 'likely',
    when: all(is('state', 'tg', 'ap', ...otherProfessionalTax), not(inStreet)),
    source: stateAct('Constitution of India, Article 276(2); professional tax Acts of the states'),
    confidence: 'U',
    facts: ['constitution.profession-tax-max'],
  }),
] as const satisfies readonly Rule[];
