import type { Page } from '../../page.ts';

export const page = {
  id: 'infographics/svanidhi-ladder',
  path: '/infographics/svanidhi-ladder',
  template: 'sheet',
  parent: 'tools/infographics',
  order: 80,
} as const satisfies Page;
