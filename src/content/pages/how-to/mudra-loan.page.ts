import type { Page } from '../../page.ts';

export const page = {
  id: 'how-to/mudra-loan',
  path: '/how-to-guides/mudra-loan',
  template: 'task',
  parent: 'tools/how-to-guides',
  order: 100,
} as const satisfies Page;
