import type { Page } from '../page.ts';

export const page = {
  id: 'states',
  path: '/states',
  template: 'page',
  order: 10,
  inMenu: true,
} as const satisfies Page;
