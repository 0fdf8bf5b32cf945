import type { Page } from '../page.ts';

export const page = {
  id: 'sectors',
  path: '/sectors',
  template: 'index',
  order: 50,
  inMenu: true,
} as const satisfies Page;
