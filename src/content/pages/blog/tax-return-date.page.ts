import type { Page } from '../../page.ts';

export const page = {
  id: 'blog/tax-return-date',
  path: '/blog/tax-return-date',
  template: 'article',
  parent: 'blog',
  order: 80,
} as const satisfies Page;
