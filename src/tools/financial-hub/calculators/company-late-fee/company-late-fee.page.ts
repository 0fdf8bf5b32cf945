import type { Page } from '../../../../content/page.ts';

export const page = {
  id: 'tools/financial-hub/company-late-fee',
  path: '/financial-hub/company-late-fee',
  template: 'live',
  parent: 'tools/financial-hub',
  section: 'fees',
  order: 130,
} as const satisfies Page;
