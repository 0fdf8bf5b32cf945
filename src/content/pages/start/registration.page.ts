import type { Page } from '../../page.ts';

export const page = {
  id: 'start/registration',
  path: '/start-business/step/registration',
  template: 'page',
  parent: 'start',
  order: 30,
} as const satisfies Page;
