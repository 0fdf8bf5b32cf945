import type { Page } from '../../page.ts';

export const page = {
  id: 'states/maharashtra',
  path: '/states/maharashtra',
  template: 'page',
  parent: 'states',
  order: 30,
} as const satisfies Page;
