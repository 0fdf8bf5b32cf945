import type { Page } from '../../page.ts';

export const page = {
  id: 'how-to/late-payer',
  path: '/how-to-guides/late-payer',
  template: 'task',
  parent: 'tools/how-to-guides',
  order: 110,
} as const satisfies Page;
