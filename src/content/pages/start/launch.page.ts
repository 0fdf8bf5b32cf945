import type { Page } from '../../page.ts';

export const page = {
  id: 'start/launch',
  path: '/start-business/step/launch',
  template: 'page',
  parent: 'start',
  order: 70,
} as const satisfies Page;
