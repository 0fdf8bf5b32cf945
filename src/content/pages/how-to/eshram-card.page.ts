import type { Page } from '../../page.ts';

export const page = {
  id: 'how-to/eshram-card',
  path: '/how-to-guides/eshram-card',
  template: 'task',
  parent: 'tools/how-to-guides',
  order: 130,
} as const satisfies Page;
