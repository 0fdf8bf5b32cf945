import type { Page } from '../../page.ts';

export const page = {
  id: 'how-to/online-fraud',
  path: '/how-to-guides/online-fraud',
  template: 'task',
  parent: 'tools/how-to-guides',
  order: 240,
} as const satisfies Page;
