import type { Page } from '../../page.ts';

export const page = {
  id: 'states/rajasthan',
  path: '/states/rajasthan',
  template: 'page',
  parent: 'states',
  order: 80,
} as const satisfies Page;
