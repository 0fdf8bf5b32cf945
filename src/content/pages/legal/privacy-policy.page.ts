import type { Page } from '../../page.ts';

export const page = {
  id: 'legal/privacy-policy',
  path: '/privacy-policy',
  template: 'page',
  order: 10,
  inMenu: true,
} as const satisfies Page;
