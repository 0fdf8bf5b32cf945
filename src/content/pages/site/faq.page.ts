import type { Page } from '../../page.ts';

export const page = {
  id: 'site/faq',
  path: '/faq',
  template: 'page',
  order: 110,
  inMenu: true,
} as const satisfies Page;
