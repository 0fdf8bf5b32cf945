import type { Page } from '../../page.ts';

export const page = {
  id: 'legal/privacy-policy',
  path: '/privacy-policy',
  template: 'page',
  order: 10,
  inMenu: true,
  // CONT-09
  requiredSections: ['short-version', 'what-we-take', 'on-your-phone', 'how-long', 'your-say'],
} as const satisfies Page;
