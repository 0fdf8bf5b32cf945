import type { Page } from '../../../../content/page.ts';

export const page = {
  id: 'tools/financial-hub/presumptive-tax',
  path: '/financial-hub/presumptive-tax',
  template: 'live',
  parent: 'tools/financial-hub',
  section: 'income-tax',
  order: 170,
} as const satisfies Page;
