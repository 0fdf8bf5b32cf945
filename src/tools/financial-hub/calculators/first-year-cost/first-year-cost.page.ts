import type { Page } from '../../../../content/page.ts';

export const page = {
  id: 'tools/financial-hub/first-year-cost',
  path: '/financial-hub/first-year-cost',
  template: 'live',
  parent: 'tools/financial-hub',
  section: 'fees',
  order: 90,
} as const satisfies Page;
