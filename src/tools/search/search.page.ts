import type { Page } from '../../content/page.ts';

export const page = {
  id: 'site/search',
  path: '/search',
  template: 'live',
  order: 170,
  inMenu: true,
  noindex: true,
} as const satisfies Page;
