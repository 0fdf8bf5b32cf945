import type { Page } from '../../page.ts';

export const page = {
  id: 'states/tamil-nadu',
  path: '/states/tamil-nadu',
  template: 'page',
  parent: 'states',
  order: 50,
} as const satisfies Page;
