import type { Page } from '../../page.ts';

export const page = {
  id: 'infographics/trademark-path',
  path: '/infographics/trademark-path',
  template: 'sheet',
  parent: 'tools/infographics',
  order: 70,
} as const satisfies Page;
