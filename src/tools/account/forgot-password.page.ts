import type { Page } from '../../content/page.ts';

export const page = {
  id: 'account/forgot-password',
  path: '/forgot-password',
  template: 'live',
  order: 40,
  noindex: true,
} as const satisfies Page;
