import type { Page } from '../../page.ts';

export const page = {
  id: 'how-to/seized-goods',
  path: '/how-to-guides/seized-goods',
  template: 'task',
  parent: 'tools/how-to-guides',
  order: 40,
} as const satisfies Page;
