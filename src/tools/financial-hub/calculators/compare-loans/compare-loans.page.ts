import type { Page } from '../../../../content/page.ts';

export const page = {
  id: 'tools/financial-hub/compare-loans',
  path: '/financial-hub/compare-loans',
  template: 'live',
  parent: 'tools/financial-hub',
  section: 'loans',
  order: 80,
} as const satisfies Page;
