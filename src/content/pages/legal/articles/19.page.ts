import type { Page } from '../../../page.ts';

export const page = {
  id: 'legal/articles/19',
  path: '/articles/19',
  template: 'page',
  parent: 'legal/constitution',
  order: 20,
  inMenu: true,
} as const satisfies Page;
