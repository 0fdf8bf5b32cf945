import type { Page } from '../../page.ts';

export const page = {
  id: 'services/retainership',
  path: '/services/retainership',
  template: 'page',
  parent: 'services',
  order: 20,
  inMenu: true,
} as const satisfies Page;
