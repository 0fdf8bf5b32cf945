import type { Page } from '../../page.ts';

export const page = {
  id: 'site/careers',
  path: '/careers',
  template: 'page',
  order: 20,
  inMenu: true,
} as const satisfies Page;
