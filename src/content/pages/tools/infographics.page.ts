import type { Page } from '../../page.ts';

export const page = {
  id: 'tools/infographics',
  path: '/infographics',
  template: 'sheets',
  order: 30,
  inMenu: true,
} as const satisfies Page;
