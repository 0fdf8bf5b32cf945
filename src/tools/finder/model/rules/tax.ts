import { readOn, unconfirmed } from '../../../../content/facts/make.ts';
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

const { reported } = readOn('2026-11-20');

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
    source: reported(section22),
  }),
  rule({
    id: 'LF-07b',
    need: 'gst',
    level: 'must',
    when: overLimit.specialGoods,
    source: reported(section22),
  }),
  rule({
    id: 'LF-08',
    need: 'gst',
    level: 'must',
    when: overLimit.twentyLakh,
    source: reported(section22),
  }),
  rule({
    id: 'LF-09',
    need: 'gst',
    level: 'must',
    when: overLimit.tenLakh,
    source: unconfirmed(gst('CGST Act, 2017, section 22')),
  }),
  rule({
    id: 'LF-10',
    need: 'gst',
    level: 'must',
    when: overLimit.services,
    source: unconfirmed(gst('CGST Act, 2017, section 22; Notification 10/2017-Integrated Tax')),
  }),
  rule({
    id: 'LF-11',
    need: 'gst',
    level: 'must',
    when: acrossStates,
    source: unconfirmed(gst('CGST Act, 2017, section 24')),
  }),
  rule({
    id: 'LF-11b',
    need: 'gst',
    level: 'likely',
    when: all(goods, any(has('reach', 'exports'), is('kind', 'exporter'))),
    source: unconfirmed(gst('IGST Act, 2017, section 7(5), with CGST Act, 2017, section 24')),
  }),
  rule({
    id: 'LF-12',
    need: 'gst',
    level: 'must',
    when: onMarketplace,
    source: unconfirmed(gst('CGST Act, 2017, section 24(ix), and the notification of 2023')),
    facts: ['gst.registration.marketplace-relief'],
  }),
  rule({
    id: 'LF-13',
    need: 'gst',
    level: 'likely',
    when: all(taxed, has('online', 'food-app')),
    source: unconfirmed(gst('CGST Act, 2017, section 9(5)')),
  }),
  rule({
    id: 'LF-14',
    need: 'gst',
    level: 'not-needed',
    when: is('supply', 'exempt'),
    source: unconfirmed(gst('CGST Act, 2017, section 23(1)(a)')),
  }),
  rule({
    id: 'LF-10b',
    need: 'gst-by-choice',
    level: 'optional',
    when: all(services, has('reach', 'exports'), not(gstAsked)),
    source: unconfirmed(gst('CGST Act, 2017, section 25(3), and CGST Rules, 2017, Rule 96A')),
  }),
  rule({
    id: 'LF-15',
    need: 'composition',
    level: 'optional',
    when: all(composition, withinComposition, any(goodsAlone, kitchen)),
    source: reported(gst('CGST Act, 2017, section 10')),
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
    source: reported(gst('CGST Act, 2017, section 10(2A)')),
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
    source: reported(telanganaTax),
    facts: ['labour.pt.due'],
  }),
  rule({
    id: 'LF-29b',
    need: 'professional-tax',
    level: 'must',
    when: all(is('state', 'ap'), above('topWage', 'professional-tax.andhra.free')),
    source: unconfirmed(stateAct('Andhra Pradesh professional tax Act, slabs for employees')),
  }),
  rule({
    id: 'LF-29c',
    need: 'professional-tax',
    level: 'must',
    when: all(is('state', 'ka'), atLeast('topWage', 'professional-tax.karnataka.free')),
    source: reported(stateAct('Karnataka Act 33 of 2025, professional tax')),
  }),
  rule({
    id: 'LF-29d',
    need: 'professional-tax',
    level: 'must',
    when: all(is('state', 'mh'), above('topWage', 'professional-tax.maharashtra-women.free')),
    source: unconfirmed(stateAct('Maharashtra State Tax on Professions Act, 1975, schedule')),
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
    source: unconfirmed(stateAct('Maharashtra State Tax on Professions Act, 1975, schedule')),
  }),
  rule({
    id: 'LF-29f',
    need: 'professional-tax',
    level: 'likely',
    when: all(is('state', ...otherProfessionalTax), some('workers')),
    source: unconfirmed(
      stateAct('Constitution of India, Article 276; professional tax Acts of the states'),
    ),
  }),
  rule({
    id: 'LF-29g',
    need: 'professional-tax-own',
    level: 'must',
    when: all(is('state', 'ka', 'mh'), not(inStreet)),
    source: unconfirmed(
      stateAct(
        'Professional tax Acts of Karnataka and Maharashtra, enrolment of persons in a trade or profession',
      ),
    ),
    facts: ['constitution.profession-tax-max'],
  }),
  rule({
    id: 'LF-29h',
    need: 'professional-tax-own',
    level: 'likely',
    when: all(is('state', 'tg', 'ap', ...otherProfessionalTax), not(inStreet)),
    source: unconfirmed(
      stateAct('Constitution of India, Article 276(2); professional tax Acts of the states'),
    ),
    facts: ['constitution.profession-tax-max'],
  }),
] as const satisfies readonly Rule[];
