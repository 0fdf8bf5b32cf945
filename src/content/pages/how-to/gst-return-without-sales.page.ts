import type { Page } from '../../page.ts';

export const page = {
  id: 'how-to/gst-return-without-sales',
  path: '/how-to-guides/gst-return-without-sales',
  template: 'task',
  parent: 'tools/how-to-guides',
  order: 170,
} as const satisfies Page;
