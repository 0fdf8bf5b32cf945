import type { Page } from '../../page.ts';

export const page = {
  id: 'infographics/food-cart-hygiene',
  path: '/infographics/food-cart-hygiene',
  template: 'sheet',
  parent: 'tools/infographics',
  order: 40,
} as const satisfies Page;
