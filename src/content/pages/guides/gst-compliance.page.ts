import type { Page } from '../../page.ts';

export const page = {
  id: 'guides/gst-compliance',
  path: '/gst-compliance',
  template: 'guide',
  parent: 'services',
  order: 20,
  inMenu: true,
  // GUIDE-GST-01…03
  requires: {
    sections: [
      'penalties',
      'who-need-not',
      'fees',
      'rates',
      'composition',
      'returns',
      'what-changed',
      'telangana',
    ],
    figures: [
      'gst.einvoice.turnover',
      'gst.audit.turnover@2021-07-31',
      'gst.composition.rate',
      'gst.interest',
      'claim.creditGainPercent',
      'gst.limit.telangana',
      'gst.registration.fast-days',
      'gst.rate.low',
      'gst.rate.standard',
      'gst.rate.high',
    ],
    portals: ['gst'],
    steps: 1,
    chats: 1,
  },
} as const satisfies Page;
