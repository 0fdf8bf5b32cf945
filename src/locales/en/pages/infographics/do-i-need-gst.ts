import { sheet } from '../../sheet-page.ts';

/** Sheet: whether one must register for GST, with Telangana's own limit. */
export const content = sheet({
  name: 'Do I need GST?',
  title: 'Do I need GST? Five questions on a sheet | Niyam',
  description:
    'Five questions tell a vendor, a shop or a seller online whether GST registration is a must. With Telangana’s own limit. To print and send.',
  heading: 'Do I need GST?',
  reviewedOn: '2026-11-23',
  lead: 'Begin at the top. The first yes is your answer. It is sales that count, not profit, and UPI by itself makes no tax.',
  sheet: {
    layout: 'questions',
    parts: [
      {
        title: 'Is everything you sell free of GST?',
        line: 'Not needed. Fresh fruit, vegetables, milk and loose grain carry no tax.',
        more: 'That holds however much you sell.',
      },
      {
        title: 'Do you sell goods to another state?',
        line: 'Register, at any turnover.',
        more: 'Listed handicraft, made mostly by hand, is let off below {gst.limit.services} ({gst.limit.special} in four states): ask before you register.',
      },
      {
        title: 'Do you sell goods on an online marketplace?',
        line: 'Register. Below {gst.limit.services} ({gst.limit.special} in four states) and inside one state an enrolment number will do.',
      },
      {
        title: 'In Telangana: are your sales above {gst.limit.telangana} a year?',
        line: 'Register within {gst.registration.within} of crossing it. Goods and services alike.',
      },
      {
        title:
          'In most other states: goods above {gst.limit.goods}, or services above {gst.limit.services}?',
        line: 'Register within {gst.registration.within} of crossing it.',
        more: 'The limit is {gst.limit.special} in Manipur, Mizoram, Nagaland and Tripura.',
      },
    ],
    otherwise: {
      title: 'Not needed',
      line: 'Keep your bills and look at your sales each month.',
      more: 'A few rare cases must register all the same, such as a trader at a fair in another state.',
    },
  },
  more: [
    {
      id: 'figures',
      heading: 'The figures and where they stand',
      blocks: [
        {
          kind: 'entries',
          caption: 'Sales in a year, above which one registers',
          rows: [
            { label: 'Telangana, goods or services', fact: 'gst.limit.telangana' },
            { label: 'Most other states, goods alone', fact: 'gst.limit.goods' },
            { label: 'Most other states, services', fact: 'gst.limit.services' },
            { label: 'Government fee for registering', fact: 'gst.registration.fee' },
          ],
        },
        {
          kind: 'text',
          text: 'A few states have Telangana’s limit too; the [GST guide](/gst-compliance#who-needs-it) names them. If you must: [register for GST, step by step](/how-to-guides/gst-registration).',
        },
      ],
    },
  ],
});
