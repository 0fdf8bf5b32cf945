import type { Page } from '../../page.ts';

export const page = {
  id: 'how-to/trademark-search',
  path: '/how-to-guides/trademark-search',
  template: 'task',
  parent: 'tools/how-to-guides',
  order: 220,
} as const satisfies Page;
