import type { Page } from '../../page.ts';

export const page = {
  id: 'services/registration',
  path: '/services/registration',
  template: 'page',
  parent: 'services',
  order: 40,
  inMenu: true,
} as const satisfies Page;
