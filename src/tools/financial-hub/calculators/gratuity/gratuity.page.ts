import type { Page } from '../../../../content/page.ts';

export const page = {
  id: 'tools/financial-hub/gratuity',
  path: '/financial-hub/gratuity',
  template: 'live',
  parent: 'tools/financial-hub',
  section: 'workers',
  order: 150,
} as const satisfies Page;
