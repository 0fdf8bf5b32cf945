import type { Page } from '../../page.ts';

export const page = {
  id: 'start/hr',
  path: '/start-business/step/hr',
  template: 'page',
  parent: 'start',
  order: 90,
} as const satisfies Page;
