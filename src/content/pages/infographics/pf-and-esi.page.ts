import type { Page } from '../../page.ts';

export const page = {
  id: 'infographics/pf-and-esi',
  path: '/infographics/pf-and-esi',
  template: 'sheet',
  parent: 'tools/infographics',
  order: 60,
} as const satisfies Page;
