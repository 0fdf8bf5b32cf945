import type { Page } from '../../page.ts';

export const page = {
  id: 'site/about',
  path: '/about',
  template: 'page',
  order: 10,
  inMenu: true,
} as const satisfies Page;
