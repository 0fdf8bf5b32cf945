import type { Page } from '../../page.ts';

export const page = {
  id: 'how-to/told-to-move',
  path: '/how-to-guides/told-to-move',
  template: 'task',
  parent: 'tools/how-to-guides',
  order: 30,
} as const satisfies Page;
