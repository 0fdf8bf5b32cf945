import type { Page } from '../../page.ts';

export const page = {
  id: 'how-to/trade-licence-hyderabad',
  path: '/how-to-guides/trade-licence-hyderabad',
  template: 'task',
  parent: 'tools/how-to-guides',
  order: 140,
} as const satisfies Page;
