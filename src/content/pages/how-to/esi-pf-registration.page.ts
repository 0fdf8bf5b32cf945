import type { Page } from '../../page.ts';

export const page = {
  id: 'how-to/esi-pf-registration',
  path: '/how-to-guides/esi-pf-registration',
  template: 'task',
  parent: 'tools/how-to-guides',
  order: 200,
} as const satisfies Page;
