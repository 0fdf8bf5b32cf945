import type { Page } from '../../page.ts';

export const page = {
  id: 'site/restaurant',
  path: '/restaurant',
  template: 'page',
  order: 160,
} as const satisfies Page;
