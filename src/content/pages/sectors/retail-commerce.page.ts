import type { Page } from '../../page.ts';

export const page = {
  id: 'sectors/retail-commerce',
  path: '/sectors/retail-commerce',
  template: 'page',
  parent: 'sectors',
  order: 10,
} as const satisfies Page;
