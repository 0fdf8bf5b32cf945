import type { Page } from '../../page.ts';

export const page = {
  id: 'services/comprehensive-compliance',
  path: '/services/comprehensive-compliance',
  template: 'page',
  parent: 'services',
  order: 10,
  inMenu: true,
} as const satisfies Page;
