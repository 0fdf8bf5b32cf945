import type { Page } from '../../page.ts';

export const page = {
  id: 'states/telangana',
  path: '/states/telangana',
  template: 'page',
  parent: 'states',
  order: 10,
} as const satisfies Page;
