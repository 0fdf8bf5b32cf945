import type { Page } from '../../page.ts';

export const page = {
  id: 'guides/iso-certification',
  path: '/iso-certification',
  template: 'guide',
  parent: 'services',
  order: 70,
  inMenu: true,
  // GUIDE-ISO-01…05
  requires: {
    sections: [
      'penalties',
      'quality',
      'environment',
      'information-security',
      'workplace-safety',
      'industry-standards',
      'fees',
      'validity',
      'news',
      'benefits',
      'telangana',
    ],
    figures: [
      'iso.cost.quality',
      'iso.cost.environment',
      'iso.cost.security',
      'iso.cost.safety',
      'iso.time.prepare',
      'iso.time.audit',
      'iso.validity',
      'iso.environment.edition',
      'iso.quality.expected',
    ],
    portals: ['iso', 'isostandards'],
    steps: 5,
    chats: 1,
  },
} as const satisfies Page;
