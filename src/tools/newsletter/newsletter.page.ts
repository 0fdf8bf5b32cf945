import type { Page } from '../../content/page.ts';

export const page = {
  id: 'site/newsletter',
  path: '/newsletter',
  template: 'live',
  order: 100,
  inMenu: true,
} as const satisfies Page;
