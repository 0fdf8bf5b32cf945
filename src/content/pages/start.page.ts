import type { Page } from '../page.ts';

export const page = {
  id: 'start',
  path: '/start-business',
  template: 'index',
  order: 40,
  inMenu: true,
} as const satisfies Page;
