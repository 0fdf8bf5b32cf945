import type { Page } from '../../page.ts';

export const page = {
  id: 'account/settings',
  path: '/settings',
  template: 'live',
  order: 130,
  inMenu: true,
  noindex: true,
} as const satisfies Page;
