import type { Page } from '../../page.ts';

export const page = {
  id: 'site/restaurant',
  path: '/restaurant',
  template: 'page',
  order: 160,
  inMenu: true,
} as const satisfies Page;
