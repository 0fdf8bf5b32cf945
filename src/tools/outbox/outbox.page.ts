import type { Page } from '../../content/page.ts';

export const page = {
  id: 'account/outbox',
  path: '/outbox',
  template: 'live',
  order: 120,
  inMenu: true,
  noindex: true,
} as const satisfies Page;
