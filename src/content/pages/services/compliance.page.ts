import type { Page } from '../../page.ts';

export const page = {
  id: 'services/compliance',
  path: '/services/compliance',
  template: 'page',
  parent: 'services',
  order: 30,
  inMenu: true,
} as const satisfies Page;
