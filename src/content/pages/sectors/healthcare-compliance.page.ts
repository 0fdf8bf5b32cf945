import type { Page } from '../../page.ts';

export const page = {
  id: 'sectors/healthcare-compliance',
  path: '/sectors/healthcare-compliance',
  template: 'page',
  parent: 'sectors',
  order: 40,
} as const satisfies Page;
