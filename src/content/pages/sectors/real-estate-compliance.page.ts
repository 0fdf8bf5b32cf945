import type { Page } from '../../page.ts';

export const page = {
  id: 'sectors/real-estate-compliance',
  path: '/sectors/real-estate-compliance',
  template: 'page',
  parent: 'sectors',
  order: 30,
} as const satisfies Page;
