import type { Page } from '../../../../content/page.ts';

export const page = {
  id: 'tools/financial-hub/trademark-fee',
  path: '/financial-hub/trademark-fee',
  template: 'live',
  parent: 'tools/financial-hub',
  section: 'fees',
  order: 120,
} as const satisfies Page;
