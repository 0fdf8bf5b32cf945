import type { Page } from '../../../page.ts';

export const page = {
  id: 'legal/articles/39',
  path: '/articles/39',
  template: 'page',
  parent: 'legal/constitution',
  order: 30,
  inMenu: true,
} as const satisfies Page;
