import type { Page } from '../../page.ts';

export const page = {
  id: 'site/pricing',
  path: '/pricing',
  template: 'page',
  order: 80,
  inMenu: true,
} as const satisfies Page;
