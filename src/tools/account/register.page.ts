import type { Page } from '../../content/page.ts';

export const page = {
  id: 'account/register',
  path: '/register',
  template: 'live',
  order: 30,
  noindex: true,
} as const satisfies Page;
