import type { Page } from '../../page.ts';

export const page = {
  id: 'how-to/free-lawyer',
  path: '/how-to-guides/free-lawyer',
  template: 'task',
  parent: 'tools/how-to-guides',
  order: 250,
} as const satisfies Page;
