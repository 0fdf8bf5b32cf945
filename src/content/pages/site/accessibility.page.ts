import type { Page } from '../../page.ts';

export const page = {
  id: 'site/accessibility',
  path: '/accessibility',
  template: 'page',
  order: 120,
  inMenu: true,
} as const satisfies Page;
