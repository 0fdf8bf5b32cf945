import type { Page } from '../../content/page.ts';

export const page = {
  id: 'account/on-this-phone',
  path: '/on-this-phone',
  template: 'live',
  order: 110,
  noindex: true,
} as const satisfies Page;
