import type { Page } from '../../content/page.ts';

export const page = {
  id: 'account/login',
  path: '/login',
  template: 'live',
  order: 20,
  noindex: true,
} as const satisfies Page;
