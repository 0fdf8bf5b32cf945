import type { Page } from '../../page.ts';

export const page = {
  id: 'blog/pm-svanidhi-loan',
  path: '/blog/pm-svanidhi-loan',
  template: 'article',
  parent: 'blog',
  order: 20,
} as const satisfies Page;
