import type { Page } from '../../page.ts';

export const page = {
  id: 'how-to/esi-pf-payment',
  path: '/how-to-guides/esi-pf-payment',
  template: 'task',
  parent: 'tools/how-to-guides',
  order: 210,
} as const satisfies Page;
