import type { Page } from '../../page.ts';

export const page = {
  id: 'how-to/fssai-annual-fee',
  path: '/how-to-guides/fssai-annual-fee',
  template: 'task',
  parent: 'tools/how-to-guides',
  order: 60,
} as const satisfies Page;
