import type { Page } from '../../page.ts';

export const page = {
  id: 'guides/fire-license',
  path: '/fire-license',
  template: 'guide',
  parent: 'services',
  order: 80,
  inMenu: true,
  // GUIDE-FIRE-01…04
  requires: {
    sections: [
      'penalties',
      'categories',
      'equipment',
      'validity',
      'updates',
      'benefits',
      'telangana',
    ],
    figures: [
      'price.fire-a',
      'price.fire-b',
      'price.fire-c',
      'claim.fireDays',
      'claim.fireYears',
      'fire.high-rise',
    ],
    portals: ['tgfire', 'nfpa', 'bisfire'],
    steps: 7,
    chats: 1,
  },
} as const satisfies Page;
