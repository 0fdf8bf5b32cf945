import type { Page } from '../../content/page.ts';

export const page = {
  id: 'tools/loan',
  path: '/loan',
  template: 'live',
  order: 15,
  inMenu: true,
} as const satisfies Page;
