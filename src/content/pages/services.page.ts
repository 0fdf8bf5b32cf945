import type { Page } from '../page.ts';

export const page = {
  id: 'services',
  path: '/services',
  template: 'index',
  order: 20,
  inMenu: true,
} as const satisfies Page;
