import type { Page } from '../../page.ts';

export const page = {
  id: 'how-to/svanidhi-upi',
  path: '/how-to-guides/svanidhi-upi',
  template: 'task',
  parent: 'tools/how-to-guides',
  order: 90,
} as const satisfies Page;
