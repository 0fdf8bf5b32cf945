import type { Page } from '../../content/page.ts';

export const page = {
  id: 'tools/financial-hub',
  path: '/financial-hub',
  template: 'page',
  order: 60,
  inMenu: true,
} as const satisfies Page;
