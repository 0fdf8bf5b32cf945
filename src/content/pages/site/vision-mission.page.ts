import type { Page } from '../../page.ts';

export const page = {
  id: 'site/vision-mission',
  path: '/vision-mission',
  template: 'page',
  order: 50,
  inMenu: true,
} as const satisfies Page;
