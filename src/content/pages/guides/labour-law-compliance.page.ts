import type { Page } from '../../page.ts';

export const page = {
  id: 'guides/labour-law-compliance',
  path: '/labour-law-compliance',
  template: 'guide',
  parent: 'services',
  order: 110,
  inMenu: true,
  // GUIDE-LAB-01…03
  requires: {
    sections: ['penalties', 'laws', 'registration', 'fees', 'benefits', 'every-month', 'news'],
    figures: [
      'price.esi',
      'price.epf',
      'labour.esi.workers',
      'labour.epf.workers',
      'claim.labourDays',
      'labour.esi.sickness',
      'labour.maternity.rate',
      'labour.epf.worker',
      'labour.epf.employer',
      'labour.laws@2025-11-20',
      'labour.laws|from',
    ],
    portals: ['labour', 'esic'],
    steps: 7,
    chats: 1,
  },
} as const satisfies Page;
