import type { Page } from '../../content/page.ts';

export const page = {
  id: 'site/mistake',
  path: '/mistake',
  template: 'live',
  order: 105,
  noindex: true,
} as const satisfies Page;
