import type { Page } from '../../page.ts';

export const page = {
  id: 'how-to/fssai-change',
  path: '/how-to-guides/fssai-change',
  template: 'task',
  parent: 'tools/how-to-guides',
  order: 70,
} as const satisfies Page;
