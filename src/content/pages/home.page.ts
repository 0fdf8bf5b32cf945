import type { Page } from '../page.ts';

export const page = {
  id: 'home',
  path: '/',
  template: 'home',
  order: 10,
} as const satisfies Page;
