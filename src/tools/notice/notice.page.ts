import type { Page } from '../../content/page.ts';

export const page = {
  id: 'tools/notice',
  path: '/notice',
  template: 'situations',
  order: 5,
  inMenu: true,
} as const satisfies Page;
