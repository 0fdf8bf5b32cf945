import type { Page } from '../../page.ts';

export const page = {
  id: 'how-to/check-gst-number',
  path: '/how-to-guides/check-gst-number',
  template: 'task',
  parent: 'tools/how-to-guides',
  order: 180,
} as const satisfies Page;
