import type { Page } from '../../../../content/page.ts';

export const page = {
  id: 'tools/financial-hub/loan-instalment',
  path: '/financial-hub/loan-instalment',
  template: 'live',
  parent: 'tools/financial-hub',
  section: 'loans',
  order: 70,
} as const satisfies Page;
