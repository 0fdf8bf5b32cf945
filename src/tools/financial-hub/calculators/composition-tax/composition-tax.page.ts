import type { Page } from '../../../../content/page.ts';

export const page = {
  id: 'tools/financial-hub/composition-tax',
  path: '/financial-hub/composition-tax',
  template: 'live',
  parent: 'tools/financial-hub',
  section: 'gst',
  order: 50,
} as const satisfies Page;
