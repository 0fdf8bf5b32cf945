import type { Page } from '../../page.ts';

export const page = {
  id: 'sectors/consulting-compliance',
  path: '/sectors/consulting-compliance',
  template: 'page',
  parent: 'sectors',
  order: 90,
} as const satisfies Page;
