import type { Page } from '../../page.ts';

export const page = {
  id: 'site/our-story',
  path: '/our-story',
  template: 'page',
  order: 40,
  inMenu: true,
} as const satisfies Page;
