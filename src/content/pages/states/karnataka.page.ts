import type { Page } from '../../page.ts';

export const page = {
  id: 'states/karnataka',
  path: '/states/karnataka',
  template: 'page',
  parent: 'states',
  order: 40,
} as const satisfies Page;
