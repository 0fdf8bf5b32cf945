import type { Page } from '../../page.ts';

export const page = {
  id: 'how-to/vending-certificate',
  path: '/how-to-guides/vending-certificate',
  template: 'task',
  parent: 'tools/how-to-guides',
  order: 10,
} as const satisfies Page;
