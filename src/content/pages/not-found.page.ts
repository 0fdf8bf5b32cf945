import type { Page } from '../page.ts';

export const page = {
  id: 'not-found',
  path: '/404',
  template: 'not-found',
  order: 60,
  noindex: true,
} as const satisfies Page;
