import type { Page } from '../../page.ts';

export const page = {
  id: 'how-to/letter-of-recommendation',
  path: '/how-to-guides/letter-of-recommendation',
  template: 'task',
  parent: 'tools/how-to-guides',
  order: 20,
} as const satisfies Page;
