import type { Page } from '../../content/page.ts';

export const page = {
  id: 'site/contact',
  path: '/contact',
  template: 'live',
  order: 90,
  inMenu: true,
  // CONT-07
  requiredSections: ['offices'],
} as const satisfies Page;
