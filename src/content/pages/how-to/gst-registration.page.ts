import type { Page } from '../../page.ts';

export const page = {
  id: 'how-to/gst-registration',
  path: '/how-to-guides/gst-registration',
  template: 'task',
  parent: 'tools/how-to-guides',
  order: 160,
} as const satisfies Page;
