import type { Page } from '../../../../content/page.ts';

export const page = {
  id: 'tools/financial-hub/trade-licence-fee',
  path: '/financial-hub/trade-licence-fee',
  template: 'live',
  parent: 'tools/financial-hub',
  section: 'fees',
  order: 110,
} as const satisfies Page;
