import type { Page } from '../../page.ts';

export const page = {
  id: 'how-to/svanidhi-loan',
  path: '/how-to-guides/svanidhi-loan',
  template: 'task',
  parent: 'tools/how-to-guides',
  order: 80,
} as const satisfies Page;
