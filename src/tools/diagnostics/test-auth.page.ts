import type { Page } from '../../content/page.ts';

export const page = {
  id: 'account/test-auth',
  path: '/test-auth',
  template: 'live',
  order: 70,
  noindex: true,
} as const satisfies Page;
