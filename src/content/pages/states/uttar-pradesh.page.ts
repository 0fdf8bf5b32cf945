import type { Page } from '../../page.ts';

export const page = {
  id: 'states/uttar-pradesh',
  path: '/states/uttar-pradesh',
  template: 'page',
  parent: 'states',
  order: 60,
} as const satisfies Page;
