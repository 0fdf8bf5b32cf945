import type { Page } from '../../page.ts';

export const page = {
  id: 'start/branding',
  path: '/start-business/step/branding',
  template: 'page',
  parent: 'start',
  order: 50,
} as const satisfies Page;
