import { copyOfAct } from '../../content/facts/sources.ts';
import { readOn } from '../../content/facts/make.ts';
import type { Document } from '../../content/facts/types.ts';
import { above, all, any, dated, files, has, is, not, says } from '../condition.ts';
import { registration } from '../record.ts';
import type { Duty } from '../record.ts';
import { statedIn } from '../sources.ts';
import {
  compositionHill,
  compositionPlain,
  gstFortyLakh,
  gstTenLakh,
  gstTwentyLakh,
  laterGroup,
  earlierGroup,
} from '../states.ts';
import { placePapers, sellsAbroad } from '../terms.ts';

const { law, reported } = readOn('2026-11-23');

/** GST (fact file LF-07 to LF-16). What was read: docs/law-review/gst.md. */
const taxed = not(is('supply', 'exempt'));
const goods = is('supply', 'goods', 'both');
const goodsAlone = is('supply', 'goods');
const services = is('supply', 'services', 'both');
const page = (title: string, url: Document['url']): Document => ({
  title,
  publisher: new URL(url).hostname,
  url,
});
const compulsory =
  'https://taxcode.in/section-24-of-cgst-act-2017-compulsory-registration-in-certain-cases/';
/** Goods for which the higher limit does not hold. */
const specialGoods = has('products', 'ice-cream', 'tobacco', 'bricks');
/** Who makes these goods may not choose the composition scheme; who only sells them may. */
const makesSpecialGoods = any(
  all(specialGoods, is('kind', 'making', 'food-making')),
  all(has('products', 'ice-cream'), is('food', 'makes')),
);
/** Goods of other makes or one's own on a marketplace, or ready-made food on a food app. */
const throughApp = any(
  all(goods, has('online', 'marketplace')),
  all(goodsAlone, has('online', 'food-app')),
);
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
  // The higher limit for goods was given under another section and excludes sellers on a marketplace.
  marketplace: all(
    throughApp,
    is('state', ...gstFortyLakh),
    above('turnover', 'gst.limit.services'),
  ),
} as const;
const overAnyLimit = any(...Object.values(overLimit));
const acrossStates = all(goods, has('reach', 'other-states'));
const mealsOnApp = all(services, has('online', 'food-app'));
const appsPay = law(
  page(
    'Notification 17/2021-Central Tax (Rate)',
    'https://www.gstzen.in/a/central-tax-notification-rate-17-2021-seeks-to-amend-notification-no-17-2017-central-tax-rate-dated-28-06-2017.html',
  ),
);
/** A sale to another country counts as one to another state. */
const goodsAbroad = all(goods, sellsAbroad);
/** The law asks for a GST registration. */
export const gstAsked = any(overAnyLimit, acrossStates, goodsAbroad);
/** Sales to other states or countries end the composition scheme. */
const insideState = not(any(has('reach', 'other-states'), sellsAbroad));
const composition = all(
  overAnyLimit,
  not(makesSpecialGoods),
  insideState,
  not(has('does', 'alcohol')),
);
const onlyServes = is('kind', 'office-service', 'transport', 'real-estate', 'it', 'consulting');
const withinComposition = any(
  all(is('state', ...compositionPlain), not(above('turnover', 'gst.composition.limit'))),
  all(is('state', ...compositionHill), not(above('turnover', 'gst.composition.limit-hill'))),
);
/**
 * May choose the scheme by what the calendar asks. It does not ask for goods and apps, so the duty names those
 * who may not.
 */
const mayCompound = all(
  withinComposition,
  insideState,
  not(all(onlyServes, above('turnover', 'gst.composition.services-limit'))),
);
/** Meals are a service that may pay the restaurants' rate, whatever the kind of place. */
const kitchen = any(
  is('kind', 'restaurant', 'cloud-kitchen'),
  all(is('food', 'makes'), is('supply', 'services')),
);
/** Services through a marketplace bar the scheme; goods do not, since 1 October 2023. */
const onApps = has('online', 'marketplace', 'food-app');
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

export const gstRecord = registration({
  id: 'gst',
  office: 'online',
  page: 'guides/gst-compliance',
  steps: { page: 'how-to/gst-registration' },
  portal: 'gst',
  fee: ['gst.registration.fee'],
  time: 'gst.registration.fast-days',
  documents: [...placePapers, 'bank'],
  common: true,
  needed: [
    { id: 'LF-07', level: 'must', when: overLimit.goods, source: statedIn('gst.limit.goods') },
    {
      id: 'LF-07b',
      level: 'must',
      when: overLimit.specialGoods,
      source: statedIn('gst.limit.goods'),
    },
    {
      id: 'LF-08',
      level: 'must',
      when: overLimit.twentyLakh,
      source: statedIn('gst.limit.telangana'),
    },
    { id: 'LF-09', level: 'must', when: overLimit.tenLakh, source: statedIn('gst.limit.special') },
    {
      id: 'LF-10',
      level: 'must',
      when: overLimit.services,
      source: statedIn('gst.limit.services'),
    },
    {
      id: 'LF-11',
      level: 'must',
      when: acrossStates,
      source: law(page('CGST Act, 2017, section 24', compulsory)),
      facts: ['gst.limit.services', 'gst.limit.special'],
    },
    {
      id: 'LF-11b',
      level: 'must',
      when: goodsAbroad,
      source: law(
        page(
          'IGST Act, 2017, section 7(5)(a), with CGST Act, 2017, section 24(i)',
          'https://lawgist.in/integrated-goods-and-services-tax-act/7',
        ),
      ),
    },
    {
      id: 'LF-12',
      level: 'must',
      when: overLimit.marketplace,
      source: statedIn('gst.registration.marketplace-relief'),
    },
    {
      // Who must register learns what the app pays.
      id: 'LF-13',
      level: 'likely',
      when: all(mealsOnApp, gstAsked),
      source: appsPay,
    },
    {
      id: 'LF-13b',
      level: 'not-needed',
      when: all(mealsOnApp, not(gstAsked)),
      source: appsPay,
    },
    {
      id: 'LF-14',
      level: 'not-needed',
      when: is('supply', 'exempt'),
      source: law(
        page(
          'CGST Act, 2017, section 23(1)',
          'https://web.lawcrux.com/newversion/web/Assets/data5t/gt/gtcgst/CGST_BILL_17_SEC_23.htm',
        ),
      ),
    },
    {
      id: 'LF-14b',
      level: 'not-needed',
      when: all(
        is('kind', 'transport'),
        is('vehicle', 'goods-light', 'none'),
        not(overLimit.services),
        not(overLimit.twentyLakh),
        not(overLimit.tenLakh),
      ),
      source: law(
        page(
          'Notification 17/2025-Central Tax (Rate)',
          'https://app.ikargos.com/circular/notification/details/RHPOX5kB2GkV5cR3oPUl/notification-no-17-2025-central-tax-rate-dated-17-sep-2025',
        ),
      ),
      from: '2025-09-22',
    },
  ],
  duties: [
    {
      id: 'GST-01',
      topic: 'gst',
      when: files('monthly'),
      due: { every: 'month', fact: 'gst.due.gstr1' },
      penalty: lateFee,
      source: statedIn('gst.due.gstr1'),
    },
    {
      id: 'GST-02',
      topic: 'gst',
      when: files('quarterly'),
      due: { every: 'quarter', fact: 'gst.due.gstr1-quarter' },
      penalty: lateFee,
      source: statedIn('gst.due.gstr1-quarter'),
    },
    {
      id: 'GST-03',
      topic: 'gst',
      when: files('quarterly'),
      due: { every: 'month-within-quarter', fact: 'gst.due.iff' },
      penalty: [],
      source: statedIn('gst.due.iff'),
      optional: true,
    },
    {
      id: 'GST-04',
      topic: 'gst',
      when: files('quarterly'),
      due: { every: 'month-within-quarter', fact: 'gst.due.pmt06' },
      penalty: ['gst.interest'],
      source: statedIn('gst.due.pmt06'),
    },
    {
      id: 'GST-05',
      topic: 'gst',
      when: files('monthly'),
      due: { every: 'month', fact: 'gst.due.gstr3b' },
      penalty: withInterest,
      source: statedIn('gst.due.gstr3b'),
    },
    {
      id: 'GST-06',
      topic: 'gst',
      when: all(files('quarterly'), is('state', ...earlierGroup)),
      due: { every: 'quarter', fact: 'gst.due.gstr3b-quarter-south' },
      penalty: withInterest,
      source: statedIn('gst.due.gstr3b-quarter-south'),
    },
    {
      id: 'GST-07',
      topic: 'gst',
      when: all(files('quarterly'), is('state', ...laterGroup)),
      due: { every: 'quarter', fact: 'gst.due.gstr3b-quarter-north' },
      penalty: withInterest,
      source: statedIn('gst.due.gstr3b-quarter-north'),
    },
    {
      id: 'GST-08',
      topic: 'gst',
      when: files('composition'),
      due: { every: 'quarter', fact: 'gst.due.cmp08' },
      penalty: ['gst.interest'],
      source: statedIn('gst.due.cmp08'),
    },
    {
      id: 'GST-09',
      topic: 'gst',
      when: files('composition'),
      due: { every: 'year', facts: ['gst.due.gstr4'] },
      penalty: ['gst.late-fee.day', 'gst.late-fee.gstr4-cap', 'gst.late-fee.gstr4-nil-cap'],
      source: statedIn('gst.due.gstr4'),
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
      source: statedIn('gst.annual-return.due'),
    },
    {
      id: 'GST-11',
      topic: 'gst',
      when: all(files('monthly', 'quarterly'), above('turnover', 'gst.reconciliation.turnover')),
      due: { every: 'year', facts: ['gst.annual-return.due'] },
      penalty: [],
      source: statedIn('gst.reconciliation.turnover'),
    },
    {
      id: 'GST-14',
      topic: 'gst',
      when: all(files('monthly', 'quarterly'), sellsAbroad),
      due: { every: 'year', facts: ['gst.due.export-undertaking'] },
      penalty: [],
      source: statedIn('gst.due.export-undertaking'),
      optional: true,
    },
    {
      id: 'GST-15',
      topic: 'gst',
      when: all(files('monthly', 'quarterly'), mayCompound),
      due: { every: 'year', facts: ['gst.due.composition-choice'] },
      penalty: [],
      source: statedIn('gst.due.composition-choice'),
      optional: true,
    },
    {
      id: 'GST-17',
      topic: 'gst',
      when: all(files('monthly', 'quarterly'), says('job-work')),
      due: { every: 'year', facts: ['gst.due.job-work'] },
      penalty: [],
      source: statedIn('gst.due.job-work'),
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
      source: statedIn('gst.due.job-work-second'),
    },
    {
      id: 'GST-18',
      topic: 'gst',
      when: files('monthly', 'quarterly'),
      due: { every: 'year', facts: ['gst.due.old-credit'] },
      penalty: [],
      source: statedIn('gst.due.old-credit'),
      optional: true,
    },
    {
      id: 'GST-20',
      topic: 'gst',
      when: all(files('monthly', 'quarterly', 'composition'), dated('closed-on')),
      due: { from: 'closed-on', fact: 'gst.cancellation.within' },
      penalty: [],
      source: statedIn('gst.cancellation.within'),
    },
  ],
});

export const gstByChoiceRecord = registration({
  id: 'gst-by-choice',
  office: 'online',
  page: 'guides/gst-compliance',
  steps: { page: 'how-to/gst-registration' },
  portal: 'gst',
  fee: ['gst.registration.fee'],
  documents: [...placePapers, 'bank'],
  needed: [
    {
      id: 'LF-10b',
      level: 'optional',
      when: all(services, has('reach', 'exports'), not(gstAsked)),
      source: readOn('2026-11-24').law(
        copyOfAct(
          'CGST Act, 2017, section 25(3)',
          'the-central-goods-and-services-tax-act-2017/part-002.md#section-25---procedure-for-registration',
        ),
      ),
    },
  ],
  duties: [],
});

/** Instead of a registration: who sells goods through an app, inside one state and below the limit. */
export const gstEnrolmentRecord = registration({
  id: 'gst-enrolment',
  office: 'online',
  page: 'guides/gst-compliance',
  portal: 'gst',
  documents: ['pan', 'identity', 'mobile', 'premises'],
  needed: [
    {
      id: 'LF-12b',
      level: 'must',
      when: all(throughApp, not(gstAsked)),
      source: statedIn('gst.registration.marketplace-relief'),
      facts: ['gst.registration.marketplace-relief', 'gst.limit.services', 'gst.limit.special'],
      from: '2023-10-01',
    },
  ],
  duties: [],
});

export const compositionRecord = registration({
  id: 'composition',
  office: 'online',
  page: 'guides/gst-compliance',
  portal: 'gst',
  fee: ['finder.free.composition'],
  documents: [],
  needed: [
    {
      id: 'LF-15',
      level: 'optional',
      when: all(
        composition,
        withinComposition,
        any(all(goodsAlone, not(throughApp)), all(kitchen, not(onApps))),
      ),
      source: statedIn('gst.composition.limit'),
      facts: ['gst.composition.trader', 'gst.composition.restaurant'],
    },
    {
      id: 'LF-15b',
      level: 'optional',
      when: all(composition, withinComposition, goodsAlone, throughApp),
      source: reported(
        page(
          'Finance Act, 2023, section 137; Notifications 28/2023 and 36/2023-Central Tax',
          'https://www.klickongstworld.com/blog/cgst-igst-act-2017-amendments-w-e-f-october-01-2023',
        ),
      ),
      facts: [
        'gst.composition.trader',
        'gst.marketplace.tax',
        'gst.registration.marketplace-relief',
      ],
      from: '2023-10-01',
    },
    {
      id: 'LF-15c',
      level: 'optional',
      when: all(
        composition,
        withinComposition,
        is('supply', 'both'),
        // A service on an app bars the scheme.
        not(has('online', 'food-app')),
        not(any(kitchen, is('kind', 'healthcare', 'education'))),
      ),
      source: statedIn('gst.composition.service-share'),
      facts: [
        'gst.composition.trader',
        'gst.composition.service-share',
        'gst.composition.service-amount',
      ],
    },
    {
      id: 'LF-16',
      level: 'optional',
      when: all(
        composition,
        services,
        not(kitchen),
        not(onApps),
        not(above('turnover', 'gst.composition.services-limit')),
      ),
      source: statedIn('gst.composition.services-limit'),
      facts: ['gst.composition.services'],
    },
  ],
  duties: [],
});
