import type { Page } from '../../page.ts';

export const page = {
  id: 'blog/food-licence-no-renewal',
  path: '/blog/food-licence-no-renewal',
  template: 'article',
  parent: 'blog',
  order: 30,
} as const satisfies Page;
