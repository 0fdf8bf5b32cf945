import type { Page } from '../../page.ts';

export const page = {
  id: 'site/investment',
  path: '/investment',
  template: 'page',
  order: 150,
  inMenu: true,
  // TOOL-INVEST-01
  requiredSections: ['which-way', 'loans', 'papers'],
} as const satisfies Page;
