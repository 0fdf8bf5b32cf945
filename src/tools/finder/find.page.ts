import type { Page } from '../../content/page.ts';

export const page = {
  id: 'tools/find',
  path: '/find',
  template: 'live',
  order: 80,
  inMenu: true,
} as const satisfies Page;
