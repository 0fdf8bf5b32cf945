import type { Page } from '../../page.ts';

export const page = {
  id: 'blog/street-vendor-compliance-india',
  path: '/blog/street-vendor-compliance-india',
  template: 'article',
  parent: 'blog',
  order: 10,
} as const satisfies Page;
