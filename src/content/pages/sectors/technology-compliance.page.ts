import type { Page } from '../../page.ts';

export const page = {
  id: 'sectors/technology-compliance',
  path: '/sectors/technology-compliance',
  template: 'page',
  parent: 'sectors',
  order: 80,
} as const satisfies Page;
