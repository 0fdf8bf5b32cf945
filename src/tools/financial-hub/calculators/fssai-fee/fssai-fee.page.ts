import type { Page } from '../../../../content/page.ts';

export const page = {
  id: 'tools/financial-hub/fssai-fee',
  path: '/financial-hub/fssai-fee',
  template: 'live',
  parent: 'tools/financial-hub',
  section: 'fees',
  order: 100,
} as const satisfies Page;
