import type { Page } from '../../page.ts';

export const page = {
  id: 'start/compliance',
  path: '/start-business/step/compliance',
  template: 'page',
  parent: 'start',
  order: 40,
} as const satisfies Page;
