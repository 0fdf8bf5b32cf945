import type { Page } from '../../content/page.ts';

export const page = {
  id: 'account/reset-password',
  path: '/reset-password',
  template: 'live',
  order: 50,
  noindex: true,
} as const satisfies Page;
