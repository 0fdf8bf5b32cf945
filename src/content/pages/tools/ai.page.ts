import type { Page } from '../../page.ts';

export const page = {
  id: 'tools/ai',
  path: '/ai',
  template: 'page',
  order: 20,
  inMenu: true,
} as const satisfies Page;
