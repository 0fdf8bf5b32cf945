import type { Page } from '../../page.ts';

export const page = {
  id: 'site/resources',
  path: '/resources',
  template: 'index',
  order: 60,
  inMenu: true,
} as const satisfies Page;
