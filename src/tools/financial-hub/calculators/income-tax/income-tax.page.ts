import type { Page } from '../../../../content/page.ts';

export const page = {
  id: 'tools/financial-hub/income-tax',
  path: '/financial-hub/income-tax',
  template: 'live',
  parent: 'tools/financial-hub',
  section: 'income-tax',
  order: 180,
} as const satisfies Page;
