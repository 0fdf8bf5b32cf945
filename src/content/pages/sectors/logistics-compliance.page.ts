import type { Page } from '../../page.ts';

export const page = {
  id: 'sectors/logistics-compliance',
  path: '/sectors/logistics-compliance',
  template: 'page',
  parent: 'sectors',
  order: 70,
} as const satisfies Page;
