import type { Page } from '../../page.ts';

export const page = {
  id: 'start/faqs',
  path: '/start-business/step/faqs',
  template: 'page',
  parent: 'start',
  order: 100,
} as const satisfies Page;
