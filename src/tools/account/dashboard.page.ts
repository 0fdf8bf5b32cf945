import type { Page } from '../../content/page.ts';

export const page = {
  id: 'account/dashboard',
  path: '/dashboard',
  template: 'live',
  order: 100,
  noindex: true,
} as const satisfies Page;
