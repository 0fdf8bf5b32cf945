import type { Page } from '../../page.ts';

export const page = {
  id: 'guides/fssai-compliance',
  path: '/fssai-compliance',
  template: 'guide',
  parent: 'services',
  order: 10,
  inMenu: true,
  // GUIDE-FSSAI-01…05
  requires: {
    sections: ['penalties', 'what-changed', 'which-tier', 'fees', 'validity', 'telangana'],
    figures: [
      'fssai.registration.turnover-max',
      'fssai.state.turnover-max',
      'fssai.validity',
      'fssai.registration.turnover-max@2026-03-31',
      'fssai.registration.fee@2026-03-31',
      'fssai.state.turnover-max@2026-03-31',
      'fssai.state.fee@2026-03-31',
      'fssai.central.fee@2026-03-31',
      'fssai.validity@2026-03-31',
      'fssai.renewal@2026-03-31',
    ],
    portals: ['foscos', 'fssai'],
    steps: 1,
    chats: 2,
  },
} as const satisfies Page;
