import type { Page } from '../../../page.ts';

export const page = {
  id: 'legal/articles/14',
  path: '/articles/14',
  template: 'page',
  parent: 'legal/constitution',
  order: 10,
  inMenu: true,
} as const satisfies Page;
