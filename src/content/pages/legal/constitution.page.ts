import type { Page } from '../../page.ts';

export const page = {
  id: 'legal/constitution',
  path: '/constitution',
  template: 'page',
  order: 50,
  inMenu: true,
} as const satisfies Page;
