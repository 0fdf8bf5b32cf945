import type { Page } from '../../content/page.ts';

export const page = {
  id: 'account/debug-auth',
  path: '/debug-auth',
  template: 'live',
  order: 80,
  noindex: true,
} as const satisfies Page;
