import type { Page } from '../../page.ts';

export const page = {
  id: 'site/restaurant',
  path: '/restaurant',
  template: 'page',
  order: 160,
  inMenu: true,
  // TOOL-REST-01
  requiredSections: ['formats', 'order', 'fees', 'first-day'],
} as const satisfies Page;
