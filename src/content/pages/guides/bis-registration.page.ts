import type { Page } from '../../page.ts';

export const page = {
  id: 'guides/bis-registration',
  path: '/bis-registration',
  template: 'guide',
  parent: 'services',
  order: 90,
  inMenu: true,
  // GUIDE-BIS-01…03
  requires: {
    sections: [
      'penalties',
      'categories',
      'schemes',
      'testing',
      'fees',
      'validity',
      'news',
      'benefits',
      'telangana',
    ],
    figures: [
      'bis.cost.isi',
      'bis.cost.crs',
      'bis.cost.foreign',
      'bis.cost.haccp',
      'bis.time',
      'bis.validity.offers',
      'bis.news.portal',
      'bis.news.vehicles',
    ],
    portals: ['bis'],
    steps: 7,
    chats: 1,
  },
} as const satisfies Page;
