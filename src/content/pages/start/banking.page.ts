import type { Page } from '../../page.ts';

export const page = {
  id: 'start/banking',
  path: '/start-business/step/banking',
  template: 'page',
  parent: 'start',
  order: 80,
} as const satisfies Page;
