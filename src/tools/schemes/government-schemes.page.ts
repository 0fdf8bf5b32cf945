import type { Page } from '../../content/page.ts';

export const page = {
  id: 'tools/government-schemes',
  path: '/government-schemes',
  template: 'live',
  order: 10,
  inMenu: true,
} as const satisfies Page;
