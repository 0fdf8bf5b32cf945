import type { Page } from '../../../../content/page.ts';

export const page = {
  id: 'tools/financial-hub/professional-tax',
  path: '/financial-hub/professional-tax',
  template: 'live',
  parent: 'tools/financial-hub',
  section: 'workers',
  order: 160,
} as const satisfies Page;
