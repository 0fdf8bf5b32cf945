import type { Page } from '../../page.ts';

export const page = {
  id: 'blog/upi-receipts-and-gst',
  path: '/blog/upi-receipts-and-gst',
  template: 'article',
  parent: 'blog',
  order: 40,
} as const satisfies Page;
