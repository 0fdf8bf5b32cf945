import type { Page } from '../../page.ts';

export const page = {
  id: 'how-to/scale-stamp',
  path: '/how-to-guides/scale-stamp',
  template: 'task',
  parent: 'tools/how-to-guides',
  order: 150,
} as const satisfies Page;
