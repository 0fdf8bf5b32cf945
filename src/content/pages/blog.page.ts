import type { Page } from '../page.ts';

export const page = {
  id: 'blog',
  path: '/blog',
  template: 'index',
  order: 30,
  inMenu: true,
} as const satisfies Page;
