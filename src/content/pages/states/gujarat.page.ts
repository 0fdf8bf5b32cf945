import type { Page } from '../../page.ts';

export const page = {
  id: 'states/gujarat',
  path: '/states/gujarat',
  template: 'page',
  parent: 'states',
  order: 70,
} as const satisfies Page;
