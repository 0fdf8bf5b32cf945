import type { Page } from '../../page.ts';

export const page = {
  id: 'sectors/manufacturing-compliance',
  path: '/sectors/manufacturing-compliance',
  template: 'page',
  parent: 'sectors',
  order: 60,
} as const satisfies Page;
