import type { Page } from '../../page.ts';

export const page = {
  id: 'infographics/documents-to-keep',
  path: '/infographics/documents-to-keep',
  template: 'sheet',
  parent: 'tools/infographics',
  order: 90,
} as const satisfies Page;
