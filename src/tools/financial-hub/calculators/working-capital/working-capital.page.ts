import type { Page } from '../../../../content/page.ts';

export const page = {
  id: 'tools/financial-hub/working-capital',
  path: '/financial-hub/working-capital',
  template: 'live',
  parent: 'tools/financial-hub',
  section: 'daily',
  order: 30,
} as const satisfies Page;
