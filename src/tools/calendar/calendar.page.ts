import type { Page } from '../../content/page.ts';

export const page = {
  id: 'tools/calendar',
  path: '/calendar',
  template: 'live',
  order: 90,
  inMenu: true,
} as const satisfies Page;
