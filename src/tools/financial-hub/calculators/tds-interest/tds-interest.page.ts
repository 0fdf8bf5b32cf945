import type { Page } from '../../../../content/page.ts';

export const page = {
  id: 'tools/financial-hub/tds-interest',
  path: '/financial-hub/tds-interest',
  template: 'live',
  parent: 'tools/financial-hub',
  section: 'income-tax',
  order: 190,
} as const satisfies Page;
