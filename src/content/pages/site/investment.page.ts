import type { Page } from '../../page.ts';

export const page = {
  id: 'site/investment',
  path: '/investment',
  template: 'page',
  order: 150,
  inMenu: true,
} as const satisfies Page;
