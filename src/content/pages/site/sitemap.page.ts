import type { Page } from '../../page.ts';

export const page = {
  id: 'site/sitemap',
  path: '/sitemap',
  template: 'page',
  order: 130,
  inMenu: true,
} as const satisfies Page;
