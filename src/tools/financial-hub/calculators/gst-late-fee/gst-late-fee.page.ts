import type { Page } from '../../../../content/page.ts';

export const page = {
  id: 'tools/financial-hub/gst-late-fee',
  path: '/financial-hub/gst-late-fee',
  template: 'live',
  parent: 'tools/financial-hub',
  section: 'gst',
  order: 60,
} as const satisfies Page;
