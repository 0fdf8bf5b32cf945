import type { Page } from '../page.ts';

export const page = {
  id: 'states',
  path: '/states',
  template: 'page',
  order: 10,
} as const satisfies Page;
