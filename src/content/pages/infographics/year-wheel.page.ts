import type { Page } from '../../page.ts';

export const page = {
  id: 'infographics/year-wheel',
  path: '/infographics/year-wheel',
  template: 'sheet',
  parent: 'tools/infographics',
  order: 120,
} as const satisfies Page;
