import type { Page } from '../../page.ts';

export const page = {
  id: 'blog/hyderabad-three-corporations',
  path: '/blog/hyderabad-three-corporations',
  template: 'article',
  parent: 'blog',
  order: 60,
} as const satisfies Page;
