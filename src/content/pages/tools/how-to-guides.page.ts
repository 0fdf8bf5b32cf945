import type { Page } from '../../page.ts';

export const page = {
  id: 'tools/how-to-guides',
  path: '/how-to-guides',
  template: 'tasks',
  order: 40,
  inMenu: true,
} as const satisfies Page;
