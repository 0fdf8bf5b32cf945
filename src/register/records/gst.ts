import { readOn, unconfirmed } from '../../content/facts/make.ts';
import { above, all, any, files, has, is, not, says } from '../condition.ts';
import { registration } from '../record.ts';
import type { Duty } from '../record.ts';
import { gst } from '../sources.ts';
import {
  compositionHill,
  compositionPlain,
  gstFortyLakh,
  gstTenLakh,
  gstTwentyLakh,
  laterGroup,
  earlierGroup,
} from '../states.ts';
import { inStreet, placePapers } from '../terms.ts';

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
/** GST (fact file, 1.2). GST dates do not move for a holiday unless a notification says so. */
const lateFee: Duty['penalty'] = [
  'gst.late-fee.day',
  'gst.late-fee.nil-day',
  'gst.late-fee.nil-cap',
  'gst.late-fee.small-cap',
  'gst.late-fee.small-turnover',
  'gst.late-fee.middle-cap',
  'gst.late-fee.middle-turnover',
  'gst.late-fee.large-cap',
];
const withInterest: Duty['penalty'] = [...lateFee, 'gst.interest'];
const quarterlyReturn = gst('CGST Rule 61; Notifications 76/2020 and 82/2020-Central Tax');

export const gstRecord = registration({
  id: 'gst',
  office: 'online',
  page: 'guides/gst-compliance',
  portal: 'gst',
  fee: ['gst.registration.fee'],
  documents: [...placePapers, 'bank'],
  common: true,
  needed: [
    { id: 'LF-07', level: 'must', when: overLimit.goods, source: reported(section22) },
    { id: 'LF-07b', level: 'must', when: overLimit.specialGoods, source: reported(section22) },
    { id: 'LF-08', level: 'must', when: overLimit.twentyLakh, source: reported(section22) },
    {
      id: 'LF-09',
      level: 'must',
      when: overLimit.tenLakh,
      source: unconfirmed(gst('CGST Act, 2017, section 22')),
    },
    {
      id: 'LF-10',
      level: 'must',
      when: overLimit.services,
      source: unconfirmed(gst('CGST Act, 2017, section 22; Notification 10/2017-Integrated Tax')),
    },
    {
      id: 'LF-11',
      level: 'must',
      when: acrossStates,
      source: unconfirmed(gst('CGST Act, 2017, section 24')),
    },
    {
      id: 'LF-11b',
      level: 'likely',
      when: all(goods, any(has('reach', 'exports'), is('kind', 'exporter'))),
      source: unconfirmed(gst('IGST Act, 2017, section 7(5), with CGST Act, 2017, section 24')),
    },
    {
      id: 'LF-12',
      level: 'must',
      when: onMarketplace,
      source: unconfirmed(gst('CGST Act, 2017, section 24(ix), and the notification of 2023')),
      facts: ['gst.registration.marketplace-relief'],
    },
    {
      id: 'LF-13',
      level: 'likely',
      when: all(taxed, has('online', 'food-app')),
      source: unconfirmed(gst('CGST Act, 2017, section 9(5)')),
    },
    {
      id: 'LF-14',
      level: 'not-needed',
      when: is('supply', 'exempt'),
      source: unconfirmed(gst('CGST Act, 2017, section 23(1)(a)')),
    },
  ],
  duties: [
    {
      id: 'GST-01',
      topic: 'gst',
      when: files('monthly'),
      due: { every: 'month', fact: 'gst.due.gstr1' },
      penalty: lateFee,
      source: reported(gst('CGST Act, 2017, sections 37 and 47; Notification 20/2021-Central Tax')),
      page: 'guides/gst-compliance',
    },
    {
      id: 'GST-02',
      topic: 'gst',
      when: files('quarterly'),
      due: { every: 'quarter', fact: 'gst.due.gstr1-quarter' },
      penalty: lateFee,
      source: reported(gst('CGST Rules 59 and 61A')),
      page: 'guides/gst-compliance',
    },
    {
      id: 'GST-03',
      topic: 'gst',
      when: files('quarterly'),
      due: { every: 'month-within-quarter', fact: 'gst.due.iff' },
      penalty: [],
      source: reported(gst('CGST Rule 59(2)')),
      page: 'guides/gst-compliance',
      optional: true,
    },
    {
      id: 'GST-04',
      topic: 'gst',
      when: files('quarterly'),
      due: { every: 'month-within-quarter', fact: 'gst.due.pmt06' },
      penalty: ['gst.interest'],
      source: unconfirmed(gst('CGST Rule 61(3)')),
      page: 'guides/gst-compliance',
    },
    {
      id: 'GST-05',
      topic: 'gst',
      when: files('monthly'),
      due: { every: 'month', fact: 'gst.due.gstr3b' },
      penalty: withInterest,
      source: reported(
        gst('CGST Act, 2017, sections 39, 47 and 50; Notification 19/2021-Central Tax'),
      ),
      page: 'guides/gst-compliance',
    },
    {
      id: 'GST-06',
      topic: 'gst',
      when: all(files('quarterly'), is('state', ...earlierGroup)),
      due: { every: 'quarter', fact: 'gst.due.gstr3b-quarter-south' },
      penalty: withInterest,
      source: reported(quarterlyReturn),
      page: 'guides/gst-compliance',
    },
    {
      id: 'GST-07',
      topic: 'gst',
      when: all(files('quarterly'), is('state', ...laterGroup)),
      due: { every: 'quarter', fact: 'gst.due.gstr3b-quarter-north' },
      penalty: withInterest,
      source: reported(quarterlyReturn),
      page: 'guides/gst-compliance',
    },
    {
      id: 'GST-08',
      topic: 'gst',
      when: files('composition'),
      due: { every: 'quarter', fact: 'gst.due.cmp08' },
      penalty: ['gst.interest'],
      source: reported(gst('CGST Rule 62')),
      page: 'guides/gst-compliance',
    },
    {
      id: 'GST-09',
      topic: 'gst',
      when: files('composition'),
      due: { every: 'year', facts: ['gst.due.gstr4'] },
      penalty: ['gst.late-fee.day', 'gst.late-fee.gstr4-cap', 'gst.late-fee.gstr4-nil-cap'],
      source: reported(gst('CGST Rule 62(1); Notification 12/2024-Central Tax')),
      page: 'guides/gst-compliance',
    },
    {
      id: 'GST-10',
      topic: 'gst',
      when: all(files('monthly', 'quarterly'), above('turnover', 'gst.annual-return.turnover')),
      due: { every: 'year', facts: ['gst.annual-return.due'] },
      penalty: [
        'gst.late-fee.yearly-day',
        'gst.late-fee.yearly-turnover',
        'gst.late-fee.yearly-cap',
        'gst.late-fee.yearly-day-middle',
        'gst.late-fee.yearly-day-large',
        'gst.late-fee.yearly-turnover-middle',
        'gst.late-fee.yearly-cap-large',
      ],
      source: reported(gst('CGST Act, 2017, section 44; CGST Rule 80')),
      page: 'guides/gst-compliance',
    },
    {
      id: 'GST-11',
      topic: 'gst',
      when: all(files('monthly', 'quarterly'), above('turnover', 'gst.reconciliation.turnover')),
      due: { every: 'year', facts: ['gst.annual-return.due'] },
      penalty: [],
      source: reported(gst('CGST Rule 80(3)')),
      page: 'guides/gst-compliance',
    },
    {
      id: 'GST-14',
      topic: 'gst',
      when: all(files('monthly', 'quarterly'), has('reach', 'exports')),
      due: { every: 'year', facts: ['gst.due.export-undertaking'] },
      penalty: [],
      source: unconfirmed(gst('CGST Rule 96A')),
      page: 'guides/gst-compliance',
      optional: true,
    },
    {
      id: 'GST-15',
      topic: 'gst',
      when: all(files('monthly', 'quarterly'), not(above('turnover', 'gst.composition.limit'))),
      due: { every: 'year', facts: ['gst.due.composition-choice'] },
      penalty: [],
      source: unconfirmed(gst('CGST Rule 3')),
      page: 'guides/gst-compliance',
      optional: true,
    },
    {
      id: 'GST-17',
      topic: 'gst',
      when: all(files('monthly', 'quarterly'), says('job-work')),
      due: { every: 'year', facts: ['gst.due.job-work'] },
      penalty: [],
      source: unconfirmed(gst('CGST Rule 45')),
      page: 'guides/gst-compliance',
    },
    {
      id: 'GST-17b',
      topic: 'gst',
      when: all(
        files('monthly', 'quarterly'),
        says('job-work'),
        above('turnover', 'gst.reconciliation.turnover'),
      ),
      due: { every: 'year', facts: ['gst.due.job-work-second'] },
      penalty: [],
      source: unconfirmed(gst('CGST Rule 45')),
      page: 'guides/gst-compliance',
    },
    {
      id: 'GST-18',
      topic: 'gst',
      when: files('monthly', 'quarterly'),
      due: { every: 'year', facts: ['gst.due.old-credit'] },
      penalty: [],
      source: unconfirmed(gst('CGST Act, 2017, sections 16(4) and 34')),
      page: 'guides/gst-compliance',
      optional: true,
    },
  ],
});

export const gstByChoiceRecord = registration({
  id: 'gst-by-choice',
  office: 'online',
  page: 'guides/gst-compliance',
  portal: 'gst',
  fee: ['gst.registration.fee'],
  documents: [...placePapers, 'bank'],
  needed: [
    {
      id: 'LF-10b',
      level: 'optional',
      when: all(services, has('reach', 'exports'), not(gstAsked)),
      source: unconfirmed(gst('CGST Act, 2017, section 25(3), and CGST Rules, 2017, Rule 96A')),
    },
  ],
  duties: [],
});

export const compositionRecord = registration({
  id: 'composition',
  office: 'online',
  page: 'guides/gst-compliance',
  portal: 'gst',
  documents: [],
  needed: [
    {
      id: 'LF-15',
      level: 'optional',
      when: all(composition, withinComposition, any(goodsAlone, kitchen)),
      source: reported(gst('CGST Act, 2017, section 10')),
      facts: ['gst.composition.trader', 'gst.composition.restaurant'],
    },
    {
      id: 'LF-16',
      level: 'optional',
      when: all(
        composition,
        services,
        not(kitchen),
        not(above('turnover', 'gst.composition.services-limit')),
      ),
      source: reported(gst('CGST Act, 2017, section 10(2A)')),
      facts: ['gst.composition.services'],
    },
  ],
  duties: [],
});
