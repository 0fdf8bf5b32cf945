import type { Page } from '../page.ts';

export const page = {
  id: 'offline',
  path: '/offline',
  template: 'offline',
  order: 70,
  noindex: true,
} as const satisfies Page;
