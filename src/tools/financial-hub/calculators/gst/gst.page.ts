import type { Page } from '../../../../content/page.ts';

export const page = {
  id: 'tools/financial-hub/gst',
  path: '/financial-hub/gst',
  template: 'live',
  parent: 'tools/financial-hub',
  section: 'gst',
  order: 40,
} as const satisfies Page;
