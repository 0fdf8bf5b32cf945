import type { Page } from '../../page.ts';

export const page = {
  id: 'states/andhra-pradesh',
  path: '/states/andhra-pradesh',
  template: 'page',
  parent: 'states',
  order: 20,
} as const satisfies Page;
