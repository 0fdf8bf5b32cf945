import type { Page } from '../../page.ts';

export const page = {
  id: 'how-to/trademark-application',
  path: '/how-to-guides/trademark-application',
  template: 'task',
  parent: 'tools/how-to-guides',
  order: 230,
} as const satisfies Page;
