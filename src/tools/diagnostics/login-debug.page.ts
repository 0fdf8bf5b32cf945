import type { Page } from '../../content/page.ts';

export const page = {
  id: 'account/login-debug',
  path: '/login-debug',
  template: 'live',
  order: 90,
  noindex: true,
} as const satisfies Page;
