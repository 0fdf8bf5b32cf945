import type { Page } from '../../page.ts';

export const page = {
  id: 'infographics/which-fssai-paper',
  path: '/infographics/which-fssai-paper',
  template: 'sheet',
  parent: 'tools/infographics',
  order: 10,
} as const satisfies Page;
