import type { Page } from '../../page.ts';

export const page = {
  id: 'blog/false-portals',
  path: '/blog/false-portals',
  template: 'article',
  parent: 'blog',
  order: 70,
} as const satisfies Page;
