import type { Page } from '../../page.ts';

export const page = {
  id: 'infographics/penalties-ladder',
  path: '/infographics/penalties-ladder',
  template: 'sheet',
  parent: 'tools/infographics',
  order: 110,
} as const satisfies Page;
