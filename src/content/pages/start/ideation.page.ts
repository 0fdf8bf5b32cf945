import type { Page } from '../../page.ts';

export const page = {
  id: 'start/ideation',
  path: '/start-business/step/ideation',
  template: 'page',
  parent: 'start',
  order: 10,
} as const satisfies Page;
