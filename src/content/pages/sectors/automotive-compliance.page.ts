import type { Page } from '../../page.ts';

export const page = {
  id: 'sectors/automotive-compliance',
  path: '/sectors/automotive-compliance',
  template: 'page',
  parent: 'sectors',
  order: 20,
} as const satisfies Page;
