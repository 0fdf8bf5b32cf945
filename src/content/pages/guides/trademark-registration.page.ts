import type { Page } from '../../page.ts';

export const page = {
  id: 'guides/trademark-registration',
  path: '/trademark-registration',
  template: 'guide',
  parent: 'services',
  order: 50,
  inMenu: true,
  // GUIDE-TM-01…04
  requires: {
    sections: [
      'benefits',
      'what-changed',
      'mark-types',
      'classes',
      'search',
      'fees',
      'madrid',
      'news',
      'enforcement',
      'renewal',
      'telangana',
    ],
    figures: [
      'trademark.classes',
      'trademark.classes.goods',
      'trademark.classes.services',
      'trademark.opposition',
      'trademark.time',
      'trademark.term',
      'trademark.madrid',
      'trademark.fee-reduction',
      'trademark.time.fast',
      'trademark.time.ordinary',
    ],
    portals: ['ipindia', 'tmaisearch'],
    steps: 7,
    chats: 2,
  },
} as const satisfies Page;
