import type { Page } from '../../content/page.ts';

export const page = {
  id: 'account/callback',
  path: '/auth/callback',
  template: 'live',
  order: 60,
  noindex: true,
} as const satisfies Page;
