import type { Page } from '../../page.ts';

export const page = {
  id: 'infographics/fire-basics',
  path: '/infographics/fire-basics',
  template: 'sheet',
  parent: 'tools/infographics',
  order: 50,
} as const satisfies Page;
