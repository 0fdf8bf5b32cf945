import type { Page } from '../../../../content/page.ts';

export const page = {
  id: 'tools/financial-hub/break-even',
  path: '/financial-hub/break-even',
  template: 'live',
  parent: 'tools/financial-hub',
  section: 'daily',
  order: 20,
} as const satisfies Page;
