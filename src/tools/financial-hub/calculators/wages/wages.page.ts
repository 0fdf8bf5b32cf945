import type { Page } from '../../../../content/page.ts';

export const page = {
  id: 'tools/financial-hub/wages',
  path: '/financial-hub/wages',
  template: 'live',
  parent: 'tools/financial-hub',
  section: 'workers',
  order: 140,
} as const satisfies Page;
