import type { Page } from '../../page.ts';

export const page = {
  id: 'site/success-stories',
  path: '/success-stories',
  template: 'page',
  order: 140,
  inMenu: true,
} as const satisfies Page;
