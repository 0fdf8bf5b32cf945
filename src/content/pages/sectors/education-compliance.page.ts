import type { Page } from '../../page.ts';

export const page = {
  id: 'sectors/education-compliance',
  path: '/sectors/education-compliance',
  template: 'page',
  parent: 'sectors',
  order: 50,
} as const satisfies Page;
