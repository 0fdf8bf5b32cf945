import type { Page } from '../../page.ts';

export const page = {
  id: 'site/how-we-work',
  path: '/how-we-work',
  template: 'page',
  order: 70,
  inMenu: true,
} as const satisfies Page;
