import type { Page } from '../../page.ts';

export const page = {
  id: 'services/sectors',
  path: '/services/sectors',
  template: 'page',
  parent: 'services',
  order: 50,
  inMenu: true,
} as const satisfies Page;
