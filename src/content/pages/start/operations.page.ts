import type { Page } from '../../page.ts';

export const page = {
  id: 'start/operations',
  path: '/start-business/step/operations',
  template: 'page',
  parent: 'start',
  order: 60,
} as const satisfies Page;
