import type { Page } from '../../page.ts';

export const page = {
  id: 'start/market-research',
  path: '/start-business/step/market-research',
  template: 'page',
  parent: 'start',
  order: 20,
} as const satisfies Page;
