import type { Page } from '../../page.ts';

export const page = {
  id: 'site/team',
  path: '/team',
  template: 'page',
  order: 30,
  inMenu: true,
} as const satisfies Page;
