import type { Page } from '../../page.ts';

export const page = {
  id: 'states/bihar',
  path: '/states/bihar',
  template: 'page',
  parent: 'states',
  order: 100,
} as const satisfies Page;
