import type { Page } from '../../page.ts';

export const page = {
  id: 'states/west-bengal',
  path: '/states/west-bengal',
  template: 'page',
  parent: 'states',
  order: 90,
} as const satisfies Page;
