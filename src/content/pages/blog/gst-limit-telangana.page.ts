import type { Page } from '../../page.ts';

export const page = {
  id: 'blog/gst-limit-telangana',
  path: '/blog/gst-limit-telangana',
  template: 'article',
  parent: 'blog',
  order: 50,
} as const satisfies Page;
